const layers =
  'dialog[open], [role="menu"], [role="dialog"], [role="listbox"], button[aria-expanded="true"], details[open]';
/** A pointer event does not count presses, so two count as one double press within this time and distance. */
const [longest, farthest] = [400, 4];
const kinds = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const;

const pressedIn = ({ target }: Event) => (target instanceof Element ? (target.closest('button, a') ?? target) : null);

/**
 * Keeps the second press of a double click from what the first one opened: it would close a menu or dialog again, or
 * press what is below the pointer now. In a field it selects a word, and a button that is still there is pressed as often
 * as its user presses it, whatever else opens meanwhile, unless it is what is open. Returns what ends it.
 */
export function keepDoublePresses(target: Window): () => void {
  const open = () => new Set(target.document.querySelectorAll(layers));
  let first = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, open: new Set<Element>(), pressed: null as Element | null };
  let isSecond = false;
  const keep = (event: MouseEvent) => {
    if (event.type === 'pointerdown') {
      const { timeStamp: at, clientX: x, clientY: y } = event;
      isSecond = at - first.at < longest && Math.hypot(x - first.x, y - first.y) < farthest;
      if (!isSecond) first = { at, x, y, open: open(), pressed: pressedIn(event) };
    }
    // The click of a finger counts as one each time.
    const isTouch = event.detail > 0 && 'pointerType' in event && event.pointerType === 'touch';
    if (event.type.startsWith('pointer') || isTouch ? !isSecond : event.detail < 2) return;
    if (event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')) return;
    const opened = [...open()].filter((layer) => !first.open.has(layer));
    const pressed = pressedIn(event);
    const isAgain = pressed === first.pressed && !opened.some((layer) => layer.contains(pressed));
    if (opened.length === 0 || isAgain) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const kind of kinds) target.addEventListener(kind, keep, true);
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, keep, true);
  };
}
