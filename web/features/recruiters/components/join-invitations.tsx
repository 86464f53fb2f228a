import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { JoinInvitation } from '../../../../shared/model/recruiter.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { formatExact, formatRelative } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { joinInvitationsQuery, useJoinInvitationAnswer } from '../queries/join-invitations.ts';
import { useLiveInvitations } from '../hooks/use-live-invitations.ts';
import './join-invitations.css';

/** The outcome of the last answer. */
interface News {
  kind: 'done' | 'error';
  text: string;
}

/**
 * Open invitations of the recruiter by managers, which they accept or decline here (RECR-11, RECR-12); nothing if there
 * are none. New ones appear live.
 */
export function JoinInvitations() {
  const query = useInfiniteQuery(joinInvitationsQuery);
  const [news, setNews] = useState<News>();
  const box = useRef<HTMLDivElement>(null);
  useLiveInvitations();
  const rows = rowsOf(query.data);
  const failure = query.data ? null : query.error;
  if (rows.length === 0 && !news && !failure) return null;
  const announce = (message: News) => {
    setNews(message);
    // The row and its buttons disappear, so the focus moves to the card.
    box.current?.focus();
  };
  return (
    <Card
      title={
        <>
          Invitations <CountBadge count={totalOf(query.data)} label="open" quiet />
        </>
      }
      flush
    >
      <div ref={box} tabIndex={-1}>
        {news && (
          <div className="join-news">
            <Notice kind={news.kind}>{news.text}</Notice>
          </div>
        )}
        {failure && (
          <ErrorState
            title="The invitations could not be loaded"
            message={failureMessage(failure)}
            onRetry={() => void query.refetch()}
          />
        )}
        {rows.length > 0 && (
          <ul className="join-list" aria-label="Invitations">
            {rows.map((row) => (
              <Invitation key={row.id} invitation={row} announce={announce} />
            ))}
          </ul>
        )}
        {query.hasNextPage && <MoreOfList list={query} noun="invitations" />}
      </div>
    </Card>
  );
}

function Invitation({ invitation, announce }: { invitation: JoinInvitation; announce: (news: News) => void }) {
  const { manager, invitedAt, expiresAt } = invitation;
  const [now] = useState(() => Date.now());
  const name = fullName(manager);
  const { accept, decline } = useJoinInvitationAnswer({
    onAccepted: () => announce({ kind: 'done', text: `You work with ${name} now.` }),
    onDeclined: () => announce({ kind: 'done', text: `You declined the invitation of ${name}.` }),
    onFailed: (error) => announce({ kind: 'error', text: `${name}: ${failureMessage(error)}` }),
  });
  const isAnswered = accept.isPending || decline.isPending;
  return (
    <li aria-label={name}>
      <Avatar name={name} src={avatarAddress(manager.avatar)} size={32} />
      <div className="join-who">
        <div>
          <strong>{name}</strong> invites you to work with them
        </div>
        <div className="faint join-facts">
          Sent <RelativeTime at={invitedAt} /> ·{' '}
          <span title={formatExact(expiresAt)}>expires {formatRelative(expiresAt, now)}</span>
        </div>
      </div>
      <Button
        size="small"
        kind="primary"
        busy={accept.isPending}
        disabled={isAnswered && !accept.isPending}
        onClick={() => accept.mutate(invitation)}
      >
        Accept
      </Button>
      <Button
        size="small"
        kind="quiet"
        busy={decline.isPending}
        disabled={isAnswered && !decline.isPending}
        onClick={() => decline.mutate(invitation)}
      >
        Decline
      </Button>
    </li>
  );
}
