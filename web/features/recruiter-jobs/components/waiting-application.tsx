import { useState } from 'react';
import type { SelfAssignment } from '../../../../shared/model/application.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { OptionalReasonModal } from '../../../common/jobs/optional-reason-modal.tsx';
import { FoldedApplication } from '../../../common/jobs/sent-application.tsx';
import type { News } from '../../../common/lists/use-news.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { AcceptApplicant } from './accept-applicant.tsx';
import { useSelfAssignmentDecision } from '../queries/self-assignments.ts';

/** The outcome of the last decision. */
export interface Decision extends News {
  /** The application just declined, which can be taken back for ten minutes. */
  declined?: { id: number; at: string };
  /** The candidate who was just put forward, and where they are now. */
  open?: { label: string; to: string };
}

interface WaitingApplicationProps {
  row: SelfAssignment;
  announce: (news: Decision) => void;
}

/** Who applied to what, accepted or declined in place. */
export function WaitingApplication({ row, announce }: WaitingApplicationProps) {
  const { id, candidate, job } = row;
  const name = fullName(candidate);
  const { accept, decline } = useSelfAssignmentDecision({
    candidateId: candidate.id,
    onAccepted: ({ jobId, candidateId }) =>
      announce({
        kind: 'done',
        text: acceptedWords(row),
        open: { label: `Open ${candidate.firstName}`, to: paths.candidateOnJob(jobId, candidateId) },
      }),
    onDeclined: () =>
      announce({
        kind: 'done',
        text: `You declined ${name} for ${withStop(job.title)}`,
        declined: { id, at: new Date().toISOString() },
      }),
    onFailed: (error) => announce({ kind: 'error', text: `${name}, ${job.title}: ${failureMessage(error)}` }),
  });
  const [isAsking, setAsking] = useState<'accept' | 'decline'>();
  const othersUntil = offeredToOthers(row);
  const isDecided = accept.isPending || decline.isPending;
  return (
    <li aria-label={`${name}, ${job.title}`}>
      <WhoApplied row={row} />
      <Button
        size="small"
        busy={accept.isPending}
        disabled={isDecided && !accept.isPending}
        disabledReason={
          othersUntil !== undefined &&
          `Offered first to the recruiter who brought ${candidate.firstName}, until ${formatExact(othersUntil)}`
        }
        onClick={() => setAsking('accept')}
      >
        Accept
      </Button>
      <Button
        size="small"
        kind="quiet"
        busy={decline.isPending}
        disabled={isDecided && !decline.isPending}
        onClick={() => setAsking('decline')}
      >
        Decline
      </Button>
      {isAsking && (
        <Asking what={isAsking} row={row} decision={{ accept, decline }} onClose={() => setAsking(undefined)} />
      )}
    </li>
  );
}

function acceptedWords({ candidate, job, offeredFirst }: SelfAssignment): string {
  const name = fullName(candidate);
  if (offeredFirst?.toYou && !offeredFirst.byLink) return `You represent ${name} for ${withStop(job.title)}`;
  return `You accepted ${name} for ${withStop(job.title)} They are asked whether you may represent them.`;
}

/** Asks once more: what accepting begins, or why the application is declined. */
function Asking({
  what,
  row,
  decision: { accept, decline },
  onClose,
}: {
  what: 'accept' | 'decline';
  row: SelfAssignment;
  decision: ReturnType<typeof useSelfAssignmentDecision>;
  onClose: () => void;
}) {
  const { id, candidate, job } = row;
  if (what === 'accept')
    return (
      <AcceptApplicant
        row={row}
        busy={accept.isPending}
        onClose={onClose}
        onAccept={() => accept.mutate(id, { onSettled: onClose })}
      />
    );
  return (
    <OptionalReasonModal
      keptAs={`decline.application.${id}`}
      title={`Decline ${fullName(candidate)} for ${job.title}?`}
      lead="This is your answer alone: the application waits for the other recruiters and the hiring manager. Only the hiring manager reads your reason here. You can undo this for ten minutes."
      labels={{ confirm: 'Decline', keep: 'Keep waiting' }}
      busy={decline.isPending}
      onClose={onClose}
      onConfirm={(reason, sent) => decline.mutate({ id, reason }, { onSuccess: sent, onSettled: onClose })}
    />
  );
}

/** Until when another recruiter, who brought the candidate, is offered the application first; undefined otherwise. */
function offeredToOthers({ offeredFirst }: SelfAssignment): string | undefined {
  if (!offeredFirst || offeredFirst.toYou || Date.parse(offeredFirst.until) <= Date.now()) return undefined;
  return offeredFirst.until;
}

function WhoApplied({ row: { candidate, isViewed, job, appliedAt, sent } }: Pick<WaitingApplicationProps, 'row'>) {
  const name = fullName(candidate);
  return (
    <>
      <Avatar name={name} src={avatarAddress(candidate.avatar)} size={32} />
      <div className="waiting-who">
        <div className="cluster">
          <strong className="waiting-name">
            <Link kind="plain" to={paths.recruiterCandidate(candidate.id)}>
              {name}
            </Link>
          </strong>
          {!isViewed && <StatePill meaning="accent">New</StatePill>}
        </div>
        <div className="waiting-what">
          <Link to={paths.job(job.id)}>{job.title}</Link>
        </div>
        <div className="faint waiting-facts">
          Applied <RelativeTime at={appliedAt} /> · <span className="numeric">{countOf(job.points, 'point')}</span>
        </div>
        <FoldedApplication sent={sent} by={{ candidateId: candidate.id, jobId: job.id }} />
      </div>
    </>
  );
}
