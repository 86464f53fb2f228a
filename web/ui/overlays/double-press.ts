const layers =
  'dialog[open], [role="menu"], [role="dialog"], [role="listbox"], button[aria-expanded="true"], details[open]';
/** A pointer event does not count presses, so two count as one double press within this time and distance. */
const [longest, farthest] = [400, 4];
const kinds = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const;

/**
 * Keeps the second press of a double click from what the first one opened: it would close a menu or dialog again, or
 * press what is below the pointer now. In a field it selects a word. Returns what ends it.
 */
export function keepDoublePresses(target: Window): () => void {
  const open = () => new Set(target.document.querySelectorAll(layers));
  let first = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, open: new Set<Element>() };
  let isSecond = false;
  const keep = (event: MouseEvent) => {
    if (event.type === 'pointerdown') {
      const { timeStamp: at, clientX: x, clientY: y } = event;
      isSecond = at - first.at < longest && Math.hypot(x - first.x, y - first.y) < farthest;
      if (!isSecond) first = { at, x, y, open: open() };
    }
    if (event.type.startsWith('pointer') ? !isSecond : event.detail < 2) return;
    if (event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')) return;
    if (![...open()].some((layer) => !first.open.has(layer))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const kind of kinds) target.addEventListener(kind, keep, true);
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, keep, true);
  };
}
