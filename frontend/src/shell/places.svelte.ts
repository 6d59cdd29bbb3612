/** Marks a thing of the board as a place of options: it glows, can be clicked, focused and pointed at. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Option } from "../wire";
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
    const was = ["tabindex", "role", "aria-label", "aria-description"].map((name) => [name, node.getAttribute(name)] as const);
    node.tabIndex = 0;
    if (node.tagName !== "BUTTON") node.setAttribute("role", "button");
    // What has words of its own keeps them as its name; the choice then describes it.
    node.setAttribute(node.textContent?.trim() ? "aria-description" : "aria-label", options.map((option) => option.words).join("; "));
    $effect(() => {
      const chosen = options.some((option) => option.action === table.selected);
      node.toggleAttribute("data-selected", chosen);
      node.toggleAttribute("data-picked", options.length > 1 && options.length === table.narrowed.length);
      node.toggleAttribute("data-advised", options.some((option) => option.action === table.advice?.action));
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
    const put = grab(table, () => true, options)(node);
    node.addEventListener("click", click);
    node.addEventListener("keydown", key);
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focus", enter);
    node.addEventListener("blur", leave);
    return () => {
      if (put) put();
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", enter);
      node.removeEventListener("blur", leave);
      for (const name of ["data-legal", "data-selected", "data-picked", "data-advised", "aria-pressed"]) node.removeAttribute(name);
      for (const [name, value] of was) restore(node, name, value);
    };
  };
}

/** What may be dragged to where it can act: a figure to a tile or to a house. */
export function grab(table: TableClient, wanted: (action: string) => boolean, among?: Option[]): Attachment<HTMLElement> {
  return (node) => {
    const options = (among ?? table.options).filter((option) => wanted(option.action));
    if (!options.length) return;
    const start = (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer?.setData("text/plain", options[0]!.words);
      table.dragged = options;
      if (options.length === 1) table.point(options[0]!.action);
    };
    const end = () => {
      table.dragged = [];
      table.point(null);
    };
    node.draggable = true;
    node.addEventListener("dragstart", start);
    node.addEventListener("dragend", end);
    return () => {
      node.draggable = false;
      node.removeEventListener("dragstart", start);
      node.removeEventListener("dragend", end);
    };
  };
}

type Accepts = string | ((action: string) => boolean);

/** Where a dragged thing may be dropped, by verb or by action: what it can do here is taken, or asked for. */
export function dropOn(table: TableClient, ...accepts: Accepts[]): Attachment<HTMLElement> {
  const fits = (action: string) => accepts.some((one) => (typeof one === "string" ? action.split(" ")[0] === one : one(action)));
  const here = () => table.dragged.filter((option) => fits(option.action));
  return (node) => {
    $effect(() => void node.toggleAttribute("data-drop", here().length > 0));
    const over = (event: DragEvent) => {
      if (here().length) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const options = here();
      if (!options.length) return;
      event.preventDefault();
      event.stopPropagation();
      table.dragged = [];
      if (options.length === 1) table.act(options[0]!.action);
      else table.choose(options);
    };
    node.addEventListener("dragover", over);
    node.addEventListener("drop", drop);
    return () => {
      node.removeAttribute("data-drop");
      node.removeEventListener("dragover", over);
      node.removeEventListener("drop", drop);
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
