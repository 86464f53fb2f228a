import { useInfiniteQuery } from '@tanstack/react-query';
import { Send, X } from 'lucide-react';
import { useState } from 'react';
import type { RecruiterInvitation } from '../../../../shared/model/recruiter.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatExact, formatRelative } from '../../../ui/dates.ts';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { recruiterInvitationsQuery } from '../queries/recruiter-invitations.ts';
import { useResendRecruiterInvitation } from '../queries/resend-recruiter-invitation.ts';
import { useWithdrawRecruiterInvitation } from '../queries/withdraw-recruiter-invitation.ts';
import './open-invitations.css';

function Expiry({ invitation, now }: { invitation: RecruiterInvitation; now: number }) {
  const isOver = Date.parse(invitation.expiresAt) <= now;
  if (isOver) return <StatePill meaning="red">Expired</StatePill>;
  return <span title={formatExact(invitation.expiresAt)}>expires {formatRelative(invitation.expiresAt, now)}</span>;
}

/** Who was invited and has not answered: mail it again, or withdraw it. Nothing is shown when nobody is waited for. */
export function OpenInvitations() {
  const list = useInfiniteQuery(recruiterInvitationsQuery);
  const resend = useResendRecruiterInvitation();
  const withdraw = useWithdrawRecruiterInvitation();
  const [done, setDone] = useState<string>();
  const [now] = useState(() => Date.now());
  const invitations = rowsOf(list.data);
  const failure = resend.error ?? withdraw.error ?? (list.data ? null : list.error);
  const isBusy = resend.isPending || withdraw.isPending;

  const sendAgain = ({ id, email }: RecruiterInvitation) => {
    withdraw.reset();
    resend.mutate(id, { onSuccess: () => setDone(`The invitation of ${email} is on its way again. The earlier link no longer works.`) });
  };
  const takeBack = ({ id, email }: RecruiterInvitation) => {
    resend.reset();
    withdraw.mutate(id, { onSuccess: () => setDone(`The invitation of ${email} is withdrawn. Its link no longer works.`) });
  };

  if (invitations.length === 0 && !failure && !done) return null;
  return (
    <Card title={invitations.length > 0 ? `Open invitations (${totalOf(list.data)})` : 'Open invitations'}>
      <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
        {failure && <Notice kind="error">{failureMessage(failure)}</Notice>}
        {done && !failure && <Notice kind="done">{done}</Notice>}
        <ul className="invitation-list">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <span className="invitation-words">
                <span className="truncate">{invitation.email}</span>
                <span className="faint">
                  Invited <RelativeTime at={invitation.invitedAt} /> · <Expiry invitation={invitation} now={now} />
                </span>
              </span>
              <span className="cluster">
                <Button size="small" kind="quiet" icon={<Send aria-hidden />} disabled={isBusy} aria-label={`Resend the invitation of ${invitation.email}`} onClick={() => sendAgain(invitation)}>
                  Resend
                </Button>
                <Button size="small" kind="quiet" icon={<X aria-hidden />} disabled={isBusy} aria-label={`Withdraw the invitation of ${invitation.email}`} onClick={() => takeBack(invitation)}>
                  Withdraw
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <MoreRows shown={invitations.length} total={totalOf(list.data)} noun="invitations" hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} failed={list.isFetchNextPageError} onMore={() => void list.fetchNextPage()} />
        )}
      </div>
    </Card>
  );
}
