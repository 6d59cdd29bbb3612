import { mount } from "svelte";
import App from "./App.svelte";
import "./shell/css/fonts.css";
import "./shell/css/tokens.css";
import "./shell/css/base.css";

mount(App, { target: document.getElementById("page")! });
