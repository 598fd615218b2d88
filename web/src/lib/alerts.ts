/** How a player is called to the table when he looks elsewhere. */
import { habits } from './habits.svelte';
import { isCalled } from './push';
import { sounds } from './sound';

let flashing: ReturnType<typeof setInterval> | undefined;

export function vibrate(pattern: number | number[]): void {
  // Browsers refuse to buzz, and complain, before the page was touched.
  if (habits.sound && habits.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** It is your turn: a sound, a buzz, and, if the page is hidden, a flashing title and a notice. */
export function callToTable(title: string, text: string): void {
  sounds.turn();
  vibrate([60, 40, 60]);
  if (!document.hidden) return;
  flash(title);
  if (habits.notify && !isCalled() && 'Notification' in window && Notification.permission === 'granted') {
    const notice = new Notification(title, { body: text, icon: '/icon-192.png', tag: 'turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

function flash(title: string): void {
  if (flashing !== undefined) return; // he is being called already
  const usual = document.title;
  let shown = false;
  flashing = setInterval(() => (document.title = (shown = !shown) ? `● ${title}` : usual), 900);
  const calm = () => {
    if (document.hidden) return;
    clearInterval(flashing);
    flashing = undefined;
    document.title = usual;
    document.removeEventListener('visibilitychange', calm);
  };
  document.addEventListener('visibilitychange', calm);
}

/** Ask for notices; true if they are allowed. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
