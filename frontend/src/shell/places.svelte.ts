/** Marks a thing of the board as a place of options: it glows, can be clicked, focused and pointed at. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TableClient } from "./table.svelte";

const KEY = Symbol("table");

export function provideTable(table: TableClient): void {
  setContext(KEY, table);
}

export function useTable(): TableClient {
  return getContext<TableClient>(KEY);
}

/** Use as {@attach place(table, "marble work red")}. */
export function place(table: TableClient, id: string): Attachment<HTMLElement> {
  return (node) => {
    const options = table.byPlace.get(id);
    node.dataset.place = id;
    if (!options) return;
    node.toggleAttribute("data-legal", true);
    const was = ["tabindex", "role", "aria-label"].map((name) => [name, node.getAttribute(name)] as const);
    node.tabIndex = 0;
    if (node.tagName !== "BUTTON") node.setAttribute("role", "button");
    node.setAttribute("aria-label", options.map((option) => option.words).join("; "));
    $effect(() => {
      const chosen = options.some((option) => option.action === table.selected);
      node.toggleAttribute("data-selected", chosen);
      node.setAttribute("aria-pressed", String(chosen));
    });
    const only = options.length === 1 ? options[0]!.action : null;
    const click = (event: Event) => {
      event.stopPropagation();
      table.choose(options);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      table.choose(options);
    };
    const enter = () => only && table.point(only);
    const leave = () => table.pointed === only && table.point(null);
    node.addEventListener("click", click);
    node.addEventListener("keydown", key);
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focus", enter);
    node.addEventListener("blur", leave);
    return () => {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", enter);
      node.removeEventListener("blur", leave);
      for (const name of ["data-legal", "data-selected", "aria-pressed"]) node.removeAttribute(name);
      for (const [name, value] of was) restore(node, name, value);
    };
  };
}

function restore(node: HTMLElement, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** Every glowing thing that can be seen, in reading order. */
export function glowing(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-legal]")].filter((node) => node.getClientRects().length);
}
