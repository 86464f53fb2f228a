import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type UIEvent } from 'react';
import type { Channel } from '../../../../shared/model/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ConversationStore } from '../model/conversation-store.ts';
import { rowsOfTimeline, type Row } from '../model/rows-of.ts';
import { lastNumberOf, type Timeline } from '../model/timeline.ts';
import { MessageRow } from './message-row.tsx';

interface MessageListProps {
  channel: Channel;
  me: number;
  store: ConversationStore;
  timeline: Timeline;
  /** The number that a search has found. */
  found: number | undefined;
  /** Called with the newest number that has been in view for a second. */
  onSeen: (number: number) => void;
}

const nearTop = 200;
const seenAfter = 1000;
const likelyHeight = 64;
/** What is above the rows, as high with its button as without, so that nothing moves when the beginning is reached. */
const beginningHeight = 56;
/** As near to the end as this is at the end. */
const nearEnd = 48;

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();
const placeOfNew = (rows: readonly Row[]): number =>
  Math.max(
    0,
    rows.findIndex(({ kind }) => kind === 'new'),
  );

/**
 * The messages, drawn as far as they are in view. The end stays in view while it is, and otherwise the line that is read
 * does, whatever comes before or after it.
 */
export function MessageList({ channel, me, store, timeline, found, onSeen }: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const last = lastNumberOf(timeline);
  // The line above what is new stays where it was when the conversation was opened, or left for a while.
  const [newAfter, setNewAfter] = useState<readonly number[]>([channel.readNumber]);
  const rows = useMemo(() => rowsOfTimeline(timeline, me, newAfter), [timeline, me, newAfter]);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState(last);
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
  const items = virtual.getVirtualItems();
  const end = items.at(-1)?.index ?? -1;
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
    const end = beginningHeight + virtual.getTotalSize();
    return end - (startOf(number + 1) ?? end);
  };
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
    const view = scroller.current?.clientHeight ?? 0;
    const unread = Math.min(before === 0 ? channel.readNumber : before, channel.readNumber);
    if (isMine || heightAfter(unread) <= view) virtual.scrollToEnd();
    else {
      // What came at once, or while nobody looked, is more than the view holds: it is read from its first line on.
      setIsAtEnd(false);
      setLeftAt(Math.max(unread, 0));
      if (before === 0) virtual.scrollToIndex(placeOfNew(rows), { align: 'start' });
    }
    if (before > 0 && !isMine && channel.readNumber >= before && (last > before + 1 || !isLookedAt())) {
      held.current = { number: before, start: startOf(before) ?? 0 };
      setNewAfter([...newAfter, before]);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only a new last row moves
  }, [lastKey]);

  // The line above what was new before is gone; what was read last stays where it is.
  useLayoutEffect(() => {
    const { current } = held;
    held.current = undefined;
    if (!current || isAtEnd || !scroller.current) return;
    scroller.current.scrollTop += (startOf(current.number) ?? current.start) - current.start;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only a moved line moves
  }, [newAfter]);

  const staysAtEnd = useRef(isAtEnd);
  useEffect(() => {
    staysAtEnd.current = isAtEnd;
  }, [isAtEnd]);
  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    let height = area.clientHeight;
    // A growing field for the next message, or a keyboard on the screen, leaves less room for the last one. An observer
    // also reports what it begins to observe, which is no reason to move.
    const observer = new ResizeObserver(() => {
      if (area.clientHeight === height) return;
      height = area.clientHeight;
      if (staysAtEnd.current) virtual.scrollToEnd();
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [virtual]);

  useEffect(() => {
    if (found === undefined) return;
    const place = rows.findIndex((row) => row.kind === 'message' && row.message.messageId === found);
    if (place >= 0) virtual.scrollToIndex(place, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only a new find scrolls
  }, [found]);

  useEffect(() => {
    if (newestShown <= channel.readNumber || !isAtEnd) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isLookedAt()) timer = setTimeout(() => onSeen(newestShown), seenAfter);
    };
    look();
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('focus', look);
    };
  }, [newestShown, channel.readNumber, isAtEnd, onSeen]);

  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    // From the element: this is called before the list has taken the event, and would read where it was before.
    const atEnd = scrollHeight - clientHeight - scrollTop <= nearEnd;
    if (atEnd !== isAtEnd) setIsAtEnd(atEnd);
    if (atEnd) setLeftAt(last);
    if (scrollTop < nearTop) void store.loadOlder().catch(() => {});
  };
  // By numbers, because not all of them may be loaded.
  const ownBelow = timeline.messages.filter((one) => one.messageId > leftAt && one.senderId === me).length;
  const newBelow = isAtEnd ? 0 : Math.max(0, last - leftAt - ownBelow);
  return (
    <div className="messages-area">
      <div
        ref={scroller}
        className="messages-scroller"
        onScroll={onScroll}
        // A part that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        role="region"
        aria-label="Messages"
      >
        <div className="messages-beginning" style={{ blockSize: beginningHeight }}>
          {timeline.hasOlder ? (
            <Button size="small" kind="quiet" onClick={() => void store.loadOlder().catch(() => {})}>
              Show older messages
            </Button>
          ) : (
            <p className="faint">This is where your conversation begins.</p>
          )}
        </div>
        <ol className="messages-rows" style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return row ? (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start - beginningHeight}px)` }}
              >
                <MessageRow
                  row={row}
                  me={me}
                  members={channel.members}
                  theirReadNumber={channel.theirReadNumber}
                  isFound={row.kind === 'message' && row.message.messageId === found}
                  withUserId={channel.withUserId}
                  store={store}
                />
              </li>
            ) : null;
          })}
        </ol>
      </div>
      {!isAtEnd && (
        <Button
          size="small"
          className="messages-down"
          icon={<ArrowDown aria-hidden />}
          onClick={() => virtual.scrollToEnd()}
        >
          {newBelow > 0 ? `${newBelow} new` : 'To the newest'}
        </Button>
      )}
    </div>
  );
}
