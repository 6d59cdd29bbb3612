/** Where in the reader we are, as the part of the address after "#": "", "TKQDN", "TKQDN/sell", "judge". */

class Route {
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("hashchange", () => {
      this.hash = location.hash.slice(1);
      scrollTo(0, 0);
    });
  }

  get parts(): string[] {
    try {
      return decodeURIComponent(this.hash).split("/").filter(Boolean);
    } catch {
      return []; // no address at all: home
    }
  }

  go(...parts: string[]): void {
    location.hash = parts.join("/");
  }

  /** Without a step back to where we were. */
  replace(...parts: string[]): void {
    history.replaceState(null, "", `#${parts.join("/")}`);
    this.hash = parts.join("/");
    scrollTo(0, 0);
  }
}

export const route = new Route();
