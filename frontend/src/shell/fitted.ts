/**
 * Words in a box of one height take the largest size at which nothing sticks out.
 *
 * The steps are styled by data-fit: 0 as designed, then smaller and smaller; what to leave out at the last.
 */
import type { Attachment } from "svelte/attachments";

const LAST = 5;

export const fitted: Attachment<HTMLElement> = (node) => {
  const settle = () => {
    for (let step = 0; step <= LAST; step++) {
      node.dataset.fit = String(step);
      if (node.scrollHeight <= node.clientHeight) return;
    }
  };
  const size = new ResizeObserver(settle);
  for (const box of [node, ...node.children]) size.observe(box);
  const content = new MutationObserver(settle);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
