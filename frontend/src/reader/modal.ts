/** A window over the screen, also where a browser has no `<dialog>` yet: then it lies over everything by its style. */

/** Open it; the answer takes the window away from the keyboard again. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === "function") {
    dialog.showModal();
    return () => undefined;
  }
  dialog.setAttribute("open", "");
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.classList.add("lone");
  dialog.querySelector<HTMLElement>("button")?.focus();
  const escape = (event: KeyboardEvent) => event.key === "Escape" && closeModal(dialog);
  addEventListener("keydown", escape);
  return () => removeEventListener("keydown", escape);
}

export function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === "function") return dialog.close();
  dialog.removeAttribute("open");
  dialog.dispatchEvent(new Event("close"));
}
