import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState, type RefObject } from 'react';
import { rowsOfTimeline } from '../model/rows-of.ts';
import type { Timeline } from '../model/timeline.ts';

interface MessageRowsInput {
  me: number;
  timeline: Timeline;
  readNumber: number;
  scroller: RefObject<HTMLElement | null>;
}

const likelyHeight = 64;
/** What is above the rows, as high with its button as without, so that nothing moves when the beginning is reached. */
export const beginningHeight = 56;

/** The rows of a conversation, drawn as far as they are in view, with the places of its messages. */
export function useMessageRows({ me, timeline, readNumber, scroller }: MessageRowsInput) {
  // The line above what is new stays where it was when the conversation was opened, or left for a while.
  const [newAfter, setNewAfter] = useState<readonly number[]>([readNumber]);
  const rows = useMemo(() => rowsOfTimeline(timeline, me, newAfter), [timeline, me, newAfter]);
  // oxlint-disable-next-line react/incompatible-library -- its functions cannot be memoized; nothing else here is heavy
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    getItemKey: (place) => rows[place]?.key ?? place,
    overscan: 8,
    anchorTo: 'end',
    scrollMargin: beginningHeight,
  });
  const end = virtual.getVirtualItems().at(-1)?.index ?? -1;
  /** The newest number among the rows that are drawn. */
  const newestShown = useMemo(() => {
    const shown = rows.slice(0, end + 1).findLast((row) => row.kind === 'message');
    return shown?.kind === 'message' ? shown.message.messageId : 0;
  }, [rows, end]);
  /** Pixels from above the list to the first message from this number on. */
  const startOf = (number: number) => {
    const place = rows.findIndex((row) => row.kind === 'message' && row.message.messageId >= number);
    return virtual.measurementsCache[place]?.start;
  };
  /** Pixels from the first message after this number to the end. */
  const heightAfter = (number: number) => {
    const whole = beginningHeight + virtual.getTotalSize();
    return whole - (startOf(number + 1) ?? whole);
  };
  return { rows, virtual, newestShown, newAfter, setNewAfter, startOf, heightAfter };
}

/** The list as it is drawn. */
export type MessageRows = ReturnType<typeof useMessageRows>;
