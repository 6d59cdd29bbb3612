/** What scrolls must be within reach of the keyboard: it can be focused as long as there is more than fits. */
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (node) => {
  const look = () => {
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  size.observe(node);
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
