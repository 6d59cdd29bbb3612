/** Addresses of the page: / lobby, /t/CODE table, /t/CODE/replay[/DECISION], /t/CODE/review, /rules. */
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path.replace(/[?#].*/, "");
    scrollTo(0, 0);
  }

  /** The parts of the address, for the page to choose by. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

export const route = new Route();

/** Lets a link change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  // The card reader is a page of its own.
  if (/^\/(api|reader)\//.test(link.pathname)) return;
  event.preventDefault();
  route.go(link.pathname);
}
