import { useState } from 'react';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Claim } from '../../../../shared/model/claim.ts';
import { companyInWords } from '../../../../shared/rules/job-words.ts';
import { mayReconsider } from '../../../../shared/rules/reconsider.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { OptionalReasonModal } from '../../../common/jobs/optional-reason-modal.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { meaningOf, personPath, stateInWords, termsInWords, timeOf } from '../model/claim-facts.ts';
import { useConfirmClaim, useDeclineClaim, useEndClaim, useUndoChoice } from '../queries/claims.ts';
import { ChooseRecruiter } from './choose-recruiter.tsx';
import { UndoChoice } from './undo-choice.tsx';
import './claims.css';

type Asking = 'choose' | 'decline' | 'end';

/** A proposal or claim in a list: who, to whom, for what, on which terms, and what its reader may do about it. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { role } = useAccount();
  const [asking, setAsking] = useState<Asking>();
  const confirm = useConfirmClaim();
  const undo = useUndoChoice();
  const { recruiter, candidate, job, client, message, terms, state, isForApplication, isVerified } = claim;
  const who = role === 'recruiter' && candidate ? candidate : recruiter;
  return (
    <li className="claim" aria-label={`${fullName(who)}, ${job.title}`}>
      <Avatar name={fullName(who)} src={avatarAddress(who.avatar)} size={40} />
      <div className="claim-main">
        <div className="claim-head">
          <strong>
            <Link to={personPath(who, { role, isCandidate: who === candidate })}>{fullName(who)}</Link>
          </strong>
          {isVerified && who === recruiter && <VerifiedBadge of="recruiter" />}
          <StatePill meaning={meaningOf(claim)}>{stateInWords(claim, role)}</StatePill>
        </div>
        <p>
          {role === 'manager' ? introduction(claim) : ''}
          <Link to={paths.job(job.id)}>{job.title}</Link> · {client.companyName}
        </p>
        {state === 'proposed' && isForApplication && role === 'candidate' && (
          <p>{recruiter.firstName} took on your application. They represent you only if you agree.</p>
        )}
        {message && <blockquote className="claim-words">{message}</blockquote>}
        <p className="soft claim-facts">
          {termsInWords(terms)} · {timeOf(claim)} ·{' '}
          <Link to={paths.claim(claim.id)}>{role === 'candidate' ? 'Every step' : 'Evidence'}</Link>
        </p>
        {claim.mailReturns && state === 'proposed' && (
          <p className="claim-returned">
            Mail does not reach {who.firstName}. Your proposal waits here until they sign in.
          </p>
        )}
        {confirm.isError && (
          <FailureNotice
            what={`${recruiter.firstName} was not confirmed`}
            error={confirm.error}
            onRetry={() => confirm.mutate(claim.id)}
          />
        )}
        {undo.isError && <FailureNotice what="The choice was not undone" error={undo.error} />}
      </div>
      <ClaimActions claim={claim} confirm={confirm} undo={undo} onAsk={setAsking} />
      {asking === 'choose' && (
        <ChooseRecruiter
          claim={claim}
          busy={confirm.isPending}
          onClose={() => setAsking(undefined)}
          onChoose={() => confirm.mutate(claim.id, { onSettled: () => setAsking(undefined) })}
        />
      )}
      {asking && asking !== 'choose' && <Ending claim={claim} asking={asking} onClose={() => setAsking(undefined)} />}
    </li>
  );
}

/** What the reader may do: choose or decline a proposal, withdraw it, or end a claim. */
function ClaimActions({
  claim,
  confirm,
  undo,
  onAsk,
}: {
  claim: Claim;
  confirm: ReturnType<typeof useConfirmClaim>;
  undo: ReturnType<typeof useUndoChoice>;
  onAsk: (asking: Asking) => void;
}) {
  const { role } = useAccount();
  const { state, stop, recruiter } = claim;
  const mayEnd = state === 'standing' ? role !== 'manager' : state === 'proposed' && role === 'recruiter';
  return (
    <div className="claim-actions">
      {role === 'candidate' && state === 'proposed' && (
        <>
          {!stop && (
            <Button kind="primary" size="small" busy={confirm.isPending} onClick={() => onAsk('choose')}>
              Choose {recruiter.firstName}
            </Button>
          )}
          <Button size="small" kind="quiet" disabled={confirm.isPending} onClick={() => onAsk('decline')}>
            Decline
          </Button>
        </>
      )}
      {role === 'candidate' && <UndoChoice claim={claim} undo={undo} />}
      {mayEnd && (
        <Button size="small" kind="quiet" onClick={() => onAsk('end')}>
          {verbOf(claim, role)}
        </Button>
      )}
    </div>
  );
}

function Ending({ claim, asking, onClose }: { claim: Claim; asking: Exclude<Asking, 'choose'>; onClose: () => void }) {
  const { role } = useAccount();
  const decline = useDeclineClaim();
  const end = useEndClaim(role);
  const act = asking === 'decline' ? decline : end;
  const { recruiter, candidate, job } = claim;
  const other = role === 'recruiter' && candidate ? candidate : recruiter;
  const verb = asking === 'decline' ? 'Decline' : verbOf(claim, role);
  return (
    <OptionalReasonModal
      keptAs={`${asking}.claim.${claim.id}`}
      title={`${verb}: ${fullName(other)}, ${job.title}`}
      lead={leadOf(claim, role)}
      labels={{ confirm: verb, keep: 'Keep it' }}
      busy={act.isPending}
      failure={act.isError ? failureMessage(act.error) : undefined}
      onClose={onClose}
      onConfirm={(reason, sent) =>
        act.mutate(
          { id: claim.id, reason },
          {
            onSuccess: () => {
              sent();
              onClose();
            },
          },
        )
      }
    />
  );
}

/** What ending is called: of a recruiter who accepted an application, the candidate first says whom they do not want. */
function verbOf(claim: Claim, role: Role): string {
  if (claim.state !== 'standing') return 'Withdraw';
  return role === 'candidate' && mayReconsider(claim, new Date().toISOString()) ? 'Not this recruiter' : 'End';
}

/** What becomes of it. */
function introduction({ candidate, state }: Claim): string {
  const isOver = state !== 'proposed' && state !== 'standing';
  if (candidate) return `${isOver ? 'introduced' : 'introduces'} ${fullName(candidate)} for `;
  return `${isOver ? 'proposed' : 'proposes'} somebody for `;
}

function leadOf(claim: Claim, role: Role): string {
  const { recruiter, candidate, client, job, state } = claim;
  const other = fullName(role === 'recruiter' && candidate ? candidate : recruiter);
  if (state === 'proposed' && claim.isForApplication) {
    const stays = role === 'candidate' && mayReconsider(claim, new Date().toISOString());
    return stays
      ? `Unless somebody has moved you on ${job.title}, your application waits again for the hiring manager and the other recruiters. ${other} reads the reason.`
      : `The application for ${job.title} stays with the hiring manager alone. ${other} reads the reason.`;
  }
  if (state !== 'standing') return `Nobody is put forward for ${withStop(job.title)} ${other} reads the reason.`;
  const reads = `${other} and the hiring manager read the reason.`;
  if (role === 'recruiter')
    return `You no longer represent ${other} with ${withStop(companyInWords(client.companyName))} ${reads}`;
  const isReconsidered = mayReconsider(claim, new Date().toISOString());
  const back = `Unless somebody has moved you on ${job.title}, your application waits again for the hiring manager and the other recruiters. `;
  return `${other} no longer represents you with ${withStop(companyInWords(client.companyName))} ${isReconsidered ? back : ''}${reads}`;
}
