/** Being called on this device when it is one's turn, though the page is closed: Web Push. */
import { habits } from './habits.svelte';
import { pushKey, subscribe } from './house';
import { keptCodes, keyOf } from './keys';

export type Obstacle = 'insecure' | 'unable' | 'denied' | 'none';

const TAG = (code: string) => `turn-${code}`;
let heard = false; // the house calls this device: the page need not show notices of its own

export const isCalled = (): boolean => heard;

let last: Promise<unknown> = Promise.resolve();

/** One wish after the other: on and off again, however quickly, is off. */
function inTurn<T>(wish: () => Promise<T>): Promise<T> {
  const done = last.then(wish);
  last = done.catch(() => {});
  return done;
}

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);

/** Why this device cannot be called; null if it can. */
export async function obstacle(): Promise<Obstacle | null> {
  if (!window.isSecureContext) return 'insecure';
  if (!('PushManager' in window) || !(await worker())) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await pushKey()).key ? null : 'none';
}

/** Be called from now on, at this table and at those that are visited next; false if somebody does not want that. */
export async function callMe(code: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  return inTurn(async () => {
    const manager = (await worker())!.pushManager;
    const { key } = await pushKey();
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    await tell(code, subscription);
    return true;
  });
}

/** Who wants to be called is so at every table that he sits down at. */
export const renew = (code: string): Promise<void> =>
  inTurn(async () => {
    if (!habits.notify || keyOf(code) === null) return;
    const subscription = await (await worker())?.pushManager?.getSubscription();
    if (subscription) await tell(code, subscription);
  });

/** Not any more, at no table. */
export const hush = (): Promise<void> =>
  inTurn(async () => {
    heard = false;
    const subscription = await (await worker())?.pushManager?.getSubscription();
    if (!subscription) return;
    await Promise.all(keptCodes().map((code) => subscribe(code, { endpoint: subscription.endpoint, on: false }).catch(() => {})));
    await subscription.unsubscribe();
  });

/** Somebody looks at a table: what called him there is done with. */
export async function seen(code: string): Promise<void> {
  const registration = await worker();
  for (const notice of (await registration?.getNotifications?.({ tag: TAG(code) })) ?? []) notice.close();
  registration?.active?.postMessage({ seen: true });
}

async function tell(code: string, subscription: PushSubscription): Promise<void> {
  const { p256dh, auth } = subscription.toJSON().keys!;
  await subscribe(code, { endpoint: subscription.endpoint, p256dh: p256dh!, auth: auth!, lang: habits.lang });
  heard = true;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
