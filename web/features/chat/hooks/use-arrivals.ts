import { useLayoutEffect, useRef } from 'react';
import type { Row } from '../model/rows-of.ts';
import type { MessageRows } from './use-message-rows.ts';
import { isLookedAt } from './use-seen.ts';

interface ArrivalsInput {
  list: MessageRows;
  me: number;
  readNumber: number;
  /** The newest number. */
  last: number;
  isAtEnd: boolean;
  viewHeight: () => number;
  moveBy: (pixels: number) => void;
  /** The end leaves the view, because more has arrived after this number than the view holds. */
  onLeft: (number: number) => void;
}

const placeOfNew = (rows: readonly Row[]): number =>
  Math.max(
    0,
    rows.findIndex(({ kind }) => kind === 'new'),
  );

/** Scrolls to what arrives, or holds the line that is read where it is. */
export function useArrivals({ list, me, readNumber, last, isAtEnd, viewHeight, moveBy, onLeft }: ArrivalsInput): void {
  const { rows, virtual, newAfter } = list;
  const shownUntil = useRef(0);
  const held = useRef<{ number: number; start: number }>(undefined);
  const lastKey = rows.at(-1)?.key;
  useLayoutEffect(() => {
    const before = shownUntil.current;
    shownUntil.current = last;
    const newest = rows.at(-1);
    // Who sends wants to see it, wherever they were reading.
    if (newest?.kind === 'pending') return virtual.scrollToEnd();
    if (!lastKey || !isAtEnd) return;
    const isMine = newest?.kind === 'message' && newest.message.senderId === me;
    const unread = Math.min(before === 0 ? readNumber : before, readNumber);
    if (isMine || list.heightAfter(unread) <= viewHeight()) virtual.scrollToEnd();
    else {
      // What came at once, or while nobody looked, is more than the view holds: it is read from its first line on.
      onLeft(Math.max(unread, 0));
      if (before === 0) virtual.scrollToIndex(placeOfNew(rows), { align: 'start' });
    }
    if (before > 0 && !isMine && readNumber >= before && (last > before + 1 || !isLookedAt())) {
      held.current = { number: before, start: list.startOf(before) ?? 0 };
      list.setNewAfter([...list.newAfter, before]);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only a new last row moves
  }, [lastKey]);
  // The line above what was new before is gone; what was read last stays where it is.
  useLayoutEffect(() => {
    const { current } = held;
    held.current = undefined;
    if (!current || isAtEnd || current.number !== newAfter.at(-1)) return;
    moveBy((list.startOf(current.number) ?? current.start) - current.start);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only a moved line moves
  }, [newAfter]);
}
