const kept = 4;

/** What had the focus last, newest first. */
export const usedControls: HTMLElement[] = [];

/**
 * Begins to note what has the focus, so that it can go back there: a control that moves in the page loses the focus
 * before a dialog that is still loading could ask for it, and an entry of a menu is gone before what it opened.
 */
export function noteControls(): void {
  document.addEventListener('focusin', ({ target }) => {
    usedControls.unshift(target as HTMLElement);
    usedControls.splice(kept);
  });
}
