import { useState, type CSSProperties } from 'react';

const lowest = 26;

/** The state of a sheet over the map, whose height is set by dragging or by keys. */
export function useSheet() {
  const [percent, setPercent] = useState(lowest);
  const style = { '--sheet': `${percent}dvh` } as CSSProperties;
  return { style, handle: { percent, onPercent: setPercent } };
}
