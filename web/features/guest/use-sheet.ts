import { useState, type CSSProperties } from 'react';

const lowest = 26;

/** A sheet over the map whose height is dragged or set by keys. */
export function useSheet() {
  const [percent, setPercent] = useState(lowest);
  const style = { '--sheet': `${percent}dvh` } as CSSProperties;
  return { style, handle: { percent, onPercent: setPercent } };
}
