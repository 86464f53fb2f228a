import type { Channel } from '../../../../shared/model/chat.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import type { ConversationStore } from '../model/conversation-store.ts';
import type { Timeline } from '../model/timeline.ts';
import { nameOf } from './channel-list.tsx';
import { MessageList } from './message-list.tsx';
import { NewMessagesLog } from './new-messages-log.tsx';

interface ConversationMessagesProps {
  channel: Channel;
  me: number;
  store: ConversationStore;
  timeline: Timeline;
  /** The number that a search has found. */
  found: number | undefined;
  onSeen: (number: number) => void;
}

/** The messages in each state: loading, failed, none yet, and the list, which shows unsent ones before the others load. */
export function ConversationMessages(props: ConversationMessagesProps) {
  const { channel, me, store, timeline } = props;
  const name = nameOf(channel);
  const isEmpty = timeline.messages.length === 0 && timeline.pending.length === 0;
  return (
    <>
      {store.isLoaded && <NewMessagesLog timeline={timeline} me={me} name={name} />}
      {!store.isLoaded && !store.error && <SkeletonRows withAvatar />}
      {store.error && !store.isLoaded && (
        <ErrorState title="The messages could not be loaded" message={store.error} onRetry={() => void store.load()} />
      )}
      {store.isLoaded && isEmpty && (
        <div className="messages-area">
          <EmptyState title={`Write to ${name}`}>Your first message starts the conversation.</EmptyState>
        </div>
      )}
      {!isEmpty && <MessageList {...props} />}
    </>
  );
}
