import { useState } from 'react';
import { claimStateLabels } from '../../../../shared/constants/claims.ts';
import type { Claim } from '../../../../shared/model/claim.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { OptionalReasonModal } from '../../../common/jobs/optional-reason-modal.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { claimMeanings, termsInWords, timeOf } from '../claim-facts.ts';
import { useConfirmClaim, useDeclineClaim, useEndClaim } from '../queries/claims.ts';
import './claims.css';

type Asking = 'decline' | 'end';

/** A proposal or claim in a list: who, to whom, for what, on which terms, and what its reader may do about it. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { role } = useAccount();
  const [asking, setAsking] = useState<Asking>();
  const confirm = useConfirmClaim();
  const { recruiter, candidate, job, client, message, terms, state } = claim;
  const who = role === 'recruiter' && candidate ? candidate : recruiter;
  const mayEnd = state === 'standing' ? role !== 'manager' : state === 'proposed' && role === 'recruiter';
  return (
    <li className="claim" aria-label={`${fullName(who)}, ${job.title}`}>
      <Avatar name={fullName(who)} src={avatarAddress(who.avatar)} size={40} />
      <div className="claim-main">
        <div className="claim-head">
          <strong>{fullName(who)}</strong>
          <StatePill meaning={claimMeanings[state]}>{claimStateLabels[state]}</StatePill>
        </div>
        <p>
          {role === 'manager' ? (candidate ? `introduces ${fullName(candidate)} for ` : 'proposes somebody for ') : ''}
          <Link to={paths.job(job.id)}>{job.title}</Link> · {client.companyName}
        </p>
        {message && <blockquote className="claim-words">{message}</blockquote>}
        <p className="soft claim-facts">
          {termsInWords(terms)} · {timeOf(claim)} · <Link to={paths.claim(claim.id)}>Evidence</Link>
        </p>
        {confirm.isError && (
          <FailureNotice
            what={`${recruiter.firstName} was not confirmed`}
            error={confirm.error}
            onRetry={() => confirm.mutate(claim.id)}
          />
        )}
      </div>
      <div className="claim-actions">
        {role === 'candidate' && state === 'proposed' && (
          <>
            <Button kind="primary" size="small" busy={confirm.isPending} onClick={() => confirm.mutate(claim.id)}>
              Choose {recruiter.firstName}
            </Button>
            <Button size="small" kind="quiet" disabled={confirm.isPending} onClick={() => setAsking('decline')}>
              Decline
            </Button>
          </>
        )}
        {mayEnd && (
          <Button size="small" kind="quiet" onClick={() => setAsking('end')}>
            {state === 'standing' ? 'End' : 'Withdraw'}
          </Button>
        )}
      </div>
      {asking && <Ending claim={claim} asking={asking} onClose={() => setAsking(undefined)} />}
    </li>
  );
}

function Ending({ claim, asking, onClose }: { claim: Claim; asking: Asking; onClose: () => void }) {
  const { role } = useAccount();
  const decline = useDeclineClaim();
  const end = useEndClaim(role);
  const act = asking === 'decline' ? decline : end;
  const { recruiter, candidate, client, job, state } = claim;
  const other = role === 'recruiter' && candidate ? candidate : recruiter;
  const verb = asking === 'decline' ? 'Decline' : state === 'standing' ? 'End' : 'Withdraw';
  const lead =
    state === 'standing'
      ? `${role === 'recruiter' ? 'You no longer represent' : ''} ${role === 'recruiter' ? fullName(other) : `${fullName(recruiter)} no longer represents you`} with ${client.companyName}. ${fullName(other)} and the hiring manager read the reason.`.trim()
      : `Nobody is put forward for ${job.title}. ${fullName(other)} reads the reason.`;
  return (
    <OptionalReasonModal
      title={`${verb}: ${fullName(other)}, ${job.title}`}
      lead={lead}
      labels={{ confirm: verb, keep: 'Keep it' }}
      busy={act.isPending}
      failure={act.isError ? failureMessage(act.error) : undefined}
      onClose={onClose}
      onConfirm={(reason) => act.mutate({ id: claim.id, reason }, { onSuccess: onClose })}
    />
  );
}
