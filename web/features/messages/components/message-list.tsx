import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Channel } from '../../../../shared/model/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ConversationStore } from '../conversation-store.ts';
import { rowsOfTimeline } from '../rows-of.ts';
import { lastNumberOf, type Timeline } from '../timeline.ts';
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

/**
 * The messages, drawn as far as they are in view. The end stays in view while it is, and otherwise the line that is read
 * does, whatever comes before or after it.
 */
export function MessageList({ channel, me, store, timeline, found, onSeen }: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // The line above what is new stays where it was when the conversation was opened.
  const [openedAt] = useState(channel.readNumber);
  const rows = useMemo(() => rowsOfTimeline(timeline, me, openedAt), [timeline, me, openedAt]);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const last = lastNumberOf(timeline);
  const [leftAt, setLeftAt] = useState(last);
  // oxlint-disable-next-line react/incompatible-library -- its functions cannot be memoized; nothing else here is heavy
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    getItemKey: (place) => rows[place]?.key ?? place,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
  });
  const items = virtual.getVirtualItems();
  const end = items.at(-1)?.index ?? -1;
  const newestShown = useMemo(() => {
    const shown = rows.slice(0, end + 1).findLast((row) => row.kind === 'message');
    return shown?.kind === 'message' ? shown.message.messageId : 0;
  }, [rows, end]);

  const lastKey = rows.at(-1)?.key;
  useLayoutEffect(() => {
    if (lastKey && isAtEnd) virtual.scrollToEnd();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only a new last row moves
  }, [lastKey]);

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
      if (document.visibilityState === 'visible' && document.hasFocus())
        timer = setTimeout(() => onSeen(newestShown), seenAfter);
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

  const onScroll = () => {
    const atEnd = virtual.isAtEnd(48);
    if (atEnd !== isAtEnd) setIsAtEnd(atEnd);
    if (atEnd) setLeftAt(last);
    if ((scroller.current?.scrollTop ?? nearTop) < nearTop) void store.loadOlder().catch(() => {});
  };
  const newBelow = isAtEnd
    ? 0
    : timeline.messages.filter((one) => one.messageId > leftAt && one.senderId !== me).length;
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
        {timeline.hasOlder && (
          <Button size="small" kind="quiet" className="messages-older" onClick={() => void store.loadOlder()}>
            Show older messages
          </Button>
        )}
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
                style={{ transform: `translateY(${start}px)` }}
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
