/**
 * Leaves the keys that choose or cancel a word which an input method composes to the input method: no list takes the
 * Enter, no dialog the Escape. Safari reports the Enter that ends a word once composing is over, with the key code 229.
 * Returns what ends it.
 */
export function keepComposedKeys(target: Window): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  target.addEventListener('keydown', keep, true);
  return () => target.removeEventListener('keydown', keep, true);
}
