import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JoinInvitation } from '../../../../shared/model/recruiter.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { failureMessage } from '../../../api/api-error.ts';
import type { Announce } from '../../../common/lists/use-news.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatExact, formatRelative } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { joinInvitationsQuery, useJoinInvitationAnswer } from '../queries/join-invitations.ts';
import { WhatIsAsked } from './what-is-asked.tsx';

/** Open invitations of the recruiter by managers, which they accept or decline here (RECR-11, RECR-12). */
export function JoinInvitations() {
  return (
    <WhatIsAsked
      title="Invitations"
      noun="invitations"
      list={useInfiniteQuery(joinInvitationsQuery)}
      row={(row, announce) => <Invitation key={row.id} invitation={row} announce={announce} />}
    />
  );
}

function Invitation({ invitation, announce }: { invitation: JoinInvitation; announce: Announce }) {
  const { manager, invitedAt, expiresAt, isVerified } = invitation;
  const [now] = useState(() => Date.now());
  const name = fullName(manager);
  const { accept, decline } = useJoinInvitationAnswer({
    onAccepted: () => announce({ kind: 'done', text: `You work with ${name} now.` }),
    onDeclined: () => announce({ kind: 'done', text: `You declined the invitation of ${withStop(name)}` }),
    onFailed: (error) => announce({ kind: 'error', text: `${name}: ${failureMessage(error)}` }),
  });
  const isAnswered = accept.isPending || decline.isPending;
  return (
    <li aria-label={name}>
      <Avatar name={name} src={avatarAddress(manager.avatar)} size={32} />
      <div className="join-who">
        <div>
          <strong>{name}</strong> {isVerified && <VerifiedBadge of="manager" />} invites you to work with them
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
