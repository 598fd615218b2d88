import { mount } from 'svelte';
import App from './App.svelte';
import { go } from './lib/address.svelte';
import { remember } from './lib/habits.svelte';
import './styles/theme.css';
import './styles/base.css';

/** The worker keeps the shell; what was loaded before it was there is named to it. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: loaded.filter((name) => name.includes('/assets/')) });
}

/** Somebody was called to a table, and taps on that. */
function follow({ data }: MessageEvent): void {
  if (typeof data?.go === 'string' && data.go !== location.pathname) go(data.go);
}

remember();
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void keepShell());
  navigator.serviceWorker.addEventListener('message', follow);
}
