import { useState } from 'react';

/** Whether the reader has pointed at a part of the page or moved the focus into it, and what notices that. */
export interface Reached {
  isReached: boolean;
  /** Goes on the part's outermost element. */
  ties: { onFocus: () => void; onPointerEnter: () => void; onPointerDown: () => void };
}

/** For what a part needs only once it is used, such as the options of its selects: they load while a hand is on its way. */
export function useReached(): Reached {
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  return { isReached, ties: { onFocus: reach, onPointerEnter: reach, onPointerDown: reach } };
}
