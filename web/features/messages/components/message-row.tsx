import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ChatMember } from '../../../../shared/model/chat.ts';
import { avatarAddress } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatDate, formatExact, formatTime } from '../../../ui/text/dates.ts';
import type { Row } from '../rows-of.ts';
import { MessageText } from './message-text.tsx';

interface MessageRowProps {
  row: Row;
  me: number;
  members: readonly ChatMember[];
  theirReadNumber: number;
  isFound: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** A row of the conversation: a day, the line above what is new, a message, or one that is being sent (CHAT-05). */
export function MessageRow({ row, me, members, theirReadNumber, isFound, onRetry, onDiscard }: MessageRowProps) {
  if (row.kind === 'day') return <p className="message-day">{formatDate(row.at)}</p>;
  if (row.kind === 'new') return <p className="message-new">New since {formatTime(row.at)}</p>;
  if (row.kind === 'pending') {
    const { clientId, data, job, error } = row.message;
    return (
      <div className="message" data-mine data-failed={error ? true : undefined}>
        <div className="message-bubble">
          <MessageText text={data} job={job} />
        </div>
        {error ? (
          <p className="message-state" role="alert">
            <CircleAlert size={14} aria-hidden /> {error}{' '}
            <Button size="small" kind="quiet" onClick={() => onRetry(clientId)}>
              Try again
            </Button>
            <Button size="small" kind="quiet" onClick={() => onDiscard(clientId)}>
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
  const { messageId, senderId, data, job, createdAt } = row.message;
  const isMine = senderId === me;
  const sender = members.find(({ userId }) => userId === senderId);
  const isRead = messageId <= theirReadNumber;
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
        <MessageText text={data} job={job} />
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
