const kept = 4;

/** The controls that had the focus, latest first. */
export const usedControls: HTMLElement[] = [];

/**
 * Starts to record the focused controls, so that the focus can be returned: a control that moves in the page loses the
 * focus before a dialog that is still loading can save it, and a menu item disappears before the dialog that it opens.
 */
export function noteControls(): void {
  document.addEventListener('focusin', ({ target }) => {
    usedControls.unshift(target as HTMLElement);
    usedControls.splice(kept);
  });
}
