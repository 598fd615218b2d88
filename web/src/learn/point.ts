/** Points at things of the table: a button that plays a move, or what a text of the game names. */

/** Mark what `find` finds in a part of the page, also when it is drawn later or anew. */
export function pointing(find: (stage: Element) => Element | null) {
  return (stage: Element) => {
    let pointed: Element | null = null;
    const look = () => {
      const found = find(stage);
      if (found === pointed) return;
      pointed?.removeAttribute('data-pointed');
      found?.setAttribute('data-pointed', '');
      pointed = found;
    };
    const watch = new MutationObserver(look);
    watch.observe(stage, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-move', 'aria-label'] });
    look();
    return () => {
      watch.disconnect();
      pointed?.removeAttribute('data-pointed');
    };
  };
}

/** The button that plays a move, or else the thing that a text names: by its label, or by what it says. */
export function spot(stage: Element, move: string | null, name: string): Element | null {
  const button = move === null ? null : stage.querySelector(`[data-move="${CSS.escape(move)}"]`);
  if (button || !name) return button;
  const labelled = stage.querySelector(`[aria-label="${CSS.escape(name)}"]`);
  return labelled ?? [...stage.querySelectorAll('button, p, span, h3')].find((one) => one.textContent?.trim() === name) ?? null;
}
