import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ChatMember } from '../../../../shared/model/chat.ts';
import { avatarAddress } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatDate, formatExact } from '../../../ui/text/dates.ts';
import { formatTime } from '../../../ui/text/short-dates.ts';
import type { ConversationStore } from '../model/conversation-store.ts';
import type { Row } from '../model/rows-of.ts';
import type { PendingMessage } from '../model/timeline.ts';
import { PendingFile, SentFile } from './file-card.tsx';
import { MessageText } from './message-text.tsx';

interface MessageRowProps {
  row: Row;
  me: number;
  members: readonly ChatMember[];
  theirReadNumber: number;
  isFound: boolean;
  withUserId: number;
  store: Pick<ConversationStore, 'retry' | 'discard' | 'cancelFile'>;
}

/** A row of the conversation: a day, the line above what is new, a message, or one that is being sent (CHAT-05). */
export function MessageRow({ row, me, members, theirReadNumber, isFound, withUserId, store }: MessageRowProps) {
  if (row.kind === 'day') return <p className="message-day">{formatDate(row.at)}</p>;
  if (row.kind === 'new') return <p className="message-new">New since {formatTime(row.at)}</p>;
  if (row.kind === 'pending') return <PendingMessageRow message={row.message} store={store} />;
  return (
    <SentMessageRow
      row={row}
      isMine={row.message.senderId === me}
      sender={members.find(({ userId }) => userId === row.message.senderId)}
      isRead={row.message.messageId <= theirReadNumber}
      isFound={isFound}
      withUserId={withUserId}
    />
  );
}

function PendingMessageRow({ message, store }: { message: PendingMessage; store: MessageRowProps['store'] }) {
  const { clientId, data, job, file, error, isFinal } = message;
  return (
    <div className="message" data-mine data-failed={error ? true : undefined}>
      <div className="message-bubble">
        {file ? (
          <PendingFile message={message} onCancel={() => void store.cancelFile(clientId)} />
        ) : (
          <MessageText text={data} job={job} />
        )}
      </div>
      {error ? (
        <p className="message-state" role="alert">
          <CircleAlert size={14} aria-hidden /> <span className="message-error">{error}</span>{' '}
          {!isFinal && (
            <Button size="small" kind="quiet" onClick={() => store.retry(clientId)}>
              Try again
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={() => store.discard(clientId)}>
            Remove
          </Button>
        </p>
      ) : (
        <p className="message-state">
          <Clock size={14} aria-hidden /> Sending…
        </p>
      )}
    </div>
  );
}

interface SentMessageRowProps extends Pick<MessageRowProps, 'isFound' | 'withUserId'> {
  row: Extract<Row, { kind: 'message' }>;
  isMine: boolean;
  sender: ChatMember | undefined;
  isRead: boolean;
}

function SentMessageRow({ row, isMine, sender, isRead, isFound, withUserId }: SentMessageRowProps) {
  const { messageId, data, job, file, createdAt } = row.message;
  return (
    <div
      className="message"
      data-mine={isMine || undefined}
      data-following={row.isFollowing || undefined}
      data-found={isFound || undefined}
    >
      {!row.isFollowing && !isMine && (
        <p className="message-sender">
          <Avatar name={sender?.nickname ?? ''} src={avatarAddress(sender?.profileUrl)} size={20} />
          {sender?.nickname}
        </p>
      )}
      <div className="message-bubble">
        {(isMine || row.isFollowing) && <span className="visually-hidden">{isMine ? 'You' : sender?.nickname}: </span>}
        {file ? (
          <SentFile withUserId={withUserId} number={messageId} name={data} file={file} />
        ) : (
          <MessageText text={data} job={job} />
        )}
      </div>
      <p className="message-state">
        <time dateTime={createdAt} title={formatExact(createdAt)}>
          {formatTime(createdAt)}
        </time>
        {isMine && (
          <>
            {isRead ? <CheckCheck size={14} aria-hidden /> : <Check size={14} aria-hidden />}
            <span className="message-read">{isRead ? 'Read' : 'Sent'}</span>
          </>
        )}
      </p>
    </div>
  );
}
