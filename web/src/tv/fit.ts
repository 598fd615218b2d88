/**
 * The stage of a screen that is far away: as large as its place allows. It begins large, and shrinks when something
 * would be cut off; it grows again with the window or the next match only, so that nothing jumps while people play.
 */
const LEAST = 0.35;
const WIDER = 1.03; // a card that lies askew at the edge is not cut off

export const fitted = (most: () => number) => (inner: HTMLElement): (() => void) => {
  const place = inner.parentElement!;
  let zoom = 1;
  let waiting = 0;

  const set = (to: number) => {
    zoom = to;
    inner.style.zoom = String(zoom);
    look();
  };
  const look = () => (waiting ||= requestAnimationFrame(settle)); // how large it is now is known with the next frame only
  function settle(): void {
    waiting = 0;
    const high = place.clientHeight / inner.getBoundingClientRect().height;
    const cut = high < 0.998 || inner.scrollWidth > inner.clientWidth * WIDER;
    if (cut && zoom > LEAST) set(zoom * Math.min(0.97, Math.max(0.8, high)));
  }
  const begin = () => set(most());

  const change = new MutationObserver(look);
  change.observe(inner, { childList: true, subtree: true });
  const growth = new ResizeObserver(look);
  growth.observe(inner);
  addEventListener('resize', begin);
  begin();
  return () => {
    cancelAnimationFrame(waiting);
    change.disconnect();
    growth.disconnect();
    removeEventListener('resize', begin);
  };
};
