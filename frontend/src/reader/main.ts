import "./old";
import { mount } from "svelte";
import "../shell/css/fonts.css";
import "../shell/css/tokens.css";
import "../shell/css/base.css";
import "./css/tokens.css";
import "./css/frame.css";
import "./css/pieces.css";
import "./css/screens.css";
import "./css/boards.css";
import App from "./App.svelte";

const page = document.getElementById("page")!;
mount(App, { target: page });
// It runs: the words for browsers in which it does not may go.
page.querySelector(".unstarted")!.remove();
// Everything is kept by the worker, so that the page works without a network for ever.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as long as there is a network.
  navigator.serviceWorker.register("worker.js").catch(() => undefined);
}
