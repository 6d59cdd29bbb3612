import { mount } from "svelte";
import "../shell/css/fonts.css";
import "../shell/css/tokens.css";
import "../shell/css/base.css";
import "./css/frame.css";
import "./css/pieces.css";
import "./css/screens.css";
import "./css/boards.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("page")! });
// Everything is kept by the worker, so that the page works without a network for ever.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("worker.js");
