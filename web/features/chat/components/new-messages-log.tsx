import { useState } from 'react';
import { lastNumberOf, type Timeline } from '../model/timeline.ts';

const mostKept = 20;

/**
 * What a screen reader says: each message that arrives once the conversation is open, once. The rows themselves are
 * silent, because they come and go with scrolling; so is who is writing.
 */
export function NewMessagesLog({ timeline, me, name }: { timeline: Timeline; me: number; name: string }) {
  const [openedAt] = useState(lastNumberOf(timeline));
  const arrived = timeline.messages.filter(({ messageId, senderId }) => messageId > openedAt && senderId !== me);
  return (
    <div className="visually-hidden" role="log" aria-label="New messages" aria-live="polite" aria-relevant="additions">
      {arrived.slice(-mostKept).map(({ messageId, file, data }) => (
        <p key={messageId}>{`${name}: ${file ? 'File ' : ''}${data}`}</p>
      ))}
    </div>
  );
}
