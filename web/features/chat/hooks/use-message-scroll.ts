import { useEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import type { Channel } from '../../../../shared/model/chat.ts';
import { lastNumberOf, type Timeline } from '../model/timeline.ts';
import { useArrivals } from './use-arrivals.ts';
import { useMessageRows, type MessageRows } from './use-message-rows.ts';

interface MessageScrollInput {
  channel: Channel;
  me: number;
  timeline: Timeline;
  /** The number that a search has found. */
  found: number | undefined;
}

/** As near to the end as this is at the end. */
const nearEnd = 48;

/**
 * Where the list of messages is scrolled: the end stays in view while it is, and otherwise the line that is read does,
 * whatever comes before or after it.
 */
export function useMessageScroll({ channel, me, timeline, found }: MessageScrollInput) {
  const scroller = useRef<HTMLDivElement>(null);
  const { readNumber } = channel;
  const last = lastNumberOf(timeline);
  const list = useMessageRows({ me, timeline, readNumber, scroller });
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState(last);
  useArrivals({
    list,
    me,
    readNumber,
    last,
    isAtEnd,
    viewHeight: () => scroller.current?.clientHeight ?? 0,
    moveBy: (pixels) => {
      if (scroller.current) scroller.current.scrollTop += pixels;
    },
    onLeft: (number) => {
      setIsAtEnd(false);
      setLeftAt(number);
    },
  });
  useEndWhenResized({ virtual: list.virtual, isAtEnd, scroller });
  useFound(found, list);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    // From the element: this is called before the list has taken the event, and would read where it was before.
    const atEnd = scrollHeight - clientHeight - scrollTop <= nearEnd;
    if (atEnd !== isAtEnd) setIsAtEnd(atEnd);
    if (atEnd) setLeftAt(last);
  };
  // By numbers, because not all of them may be loaded.
  const ownBelow = timeline.messages.filter((one) => one.messageId > leftAt && one.senderId === me).length;
  const newBelow = isAtEnd ? 0 : Math.max(0, last - leftAt - ownBelow);
  return { scroller, list, isAtEnd, newBelow, onScroll };
}

interface EndInput {
  virtual: MessageRows['virtual'];
  isAtEnd: boolean;
  scroller: RefObject<HTMLElement | null>;
}

// A growing field for the next message, or a keyboard on the screen, leaves less room for the last one.
function useEndWhenResized({ virtual, isAtEnd, scroller }: EndInput): void {
  const staysAtEnd = useRef(isAtEnd);
  useEffect(() => {
    staysAtEnd.current = isAtEnd;
  }, [isAtEnd]);
  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    let height = area.clientHeight;
    // An observer also reports what it begins to observe, which is no reason to move.
    const observer = new ResizeObserver(() => {
      if (area.clientHeight === height) return;
      height = area.clientHeight;
      if (staysAtEnd.current) virtual.scrollToEnd();
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [virtual, scroller]);
}

function useFound(found: number | undefined, { rows, virtual }: MessageRows): void {
  useEffect(() => {
    if (found === undefined) return;
    const place = rows.findIndex((row) => row.kind === 'message' && row.message.messageId === found);
    if (place >= 0) virtual.scrollToIndex(place, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only a new find scrolls
  }, [found]);
}
