import type { MouseEvent } from 'react';

/**
 * For the mouse-down of a way out of a form: leaves the focus where it is. Otherwise the field that loses it would show
 * its problem, which moves the button away before the click is complete.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
