import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { allowSound } from "./lib/sound";
import { speak } from "./lib/words.svelte";
import "./fonts.css";
import "./theme.css";

allowSound();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
// After everything that a first look needs.
setTimeout(() => void import("./lib/notify").then(({ startHelper }) => startHelper()), 3000);
