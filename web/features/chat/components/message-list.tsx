import { ArrowDown } from 'lucide-react';
import type { Channel } from '../../../../shared/model/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { beginningHeight, type MessageRows } from '../hooks/use-message-rows.ts';
import { useMessageScroll } from '../hooks/use-message-scroll.ts';
import { useSeen } from '../hooks/use-seen.ts';
import type { ConversationStore } from '../model/conversation-store.ts';
import type { Timeline } from '../model/timeline.ts';
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

/** The messages, drawn as far as they are in view, and what leads to the oldest and to the newest. */
export function MessageList(props: MessageListProps) {
  const { channel, me, store, timeline, found, onSeen } = props;
  const { scroller, list, isAtEnd, newBelow, onScroll } = useMessageScroll({ channel, me, timeline, found });
  useSeen({ newest: isAtEnd ? list.newestShown : undefined, readNumber: channel.readNumber, onSeen });
  const loadOlder = () => void store.loadOlder().catch(() => {});
  return (
    <div className="messages-area">
      <div
        ref={scroller}
        className="messages-scroller"
        onScroll={(event) => {
          onScroll(event);
          if (event.currentTarget.scrollTop < nearTop) loadOlder();
        }}
        // A part that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        role="region"
        aria-label="Messages"
      >
        <div className="messages-beginning" style={{ blockSize: beginningHeight }}>
          {timeline.hasOlder ? (
            <Button size="small" kind="quiet" onClick={loadOlder}>
              Show older messages
            </Button>
          ) : (
            <p className="faint">This is where your conversation begins.</p>
          )}
        </div>
        <DrawnRows {...props} list={list} />
      </div>
      {!isAtEnd && (
        <Button
          size="small"
          className="messages-down"
          icon={<ArrowDown aria-hidden />}
          onClick={() => list.virtual.scrollToEnd()}
        >
          {newBelow > 0 ? `${newBelow} new` : 'To the newest'}
        </Button>
      )}
    </div>
  );
}

function DrawnRows({ channel, me, store, found, list: { rows, virtual } }: MessageListProps & { list: MessageRows }) {
  return (
    <ol className="messages-rows" style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
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
  );
}
