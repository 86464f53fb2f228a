import { useState } from 'react';
import { heldForReviewWords, rewardFormLabels } from '../../../../shared/constants/points.ts';
import type { LedgerEntry } from '../../../../shared/model/points.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { dayInWords, isOver } from '../model/day-in-words.ts';
import { deciderOf } from '../model/decider.ts';
import { useContestReturn } from '../queries/points.ts';
import { WordsModal } from './words-modal.tsx';

const pills: Record<NonNullable<LedgerEntry['status']>, { meaning: Meaning; label: string }> = {
  requested: { meaning: 'amber', label: 'Requested' },
  approved: { meaning: 'accent', label: 'Approved' },
  paid: { meaning: 'green', label: 'Paid' },
  refused: { meaning: 'red', label: 'Refused' },
};

/** What a line of the ledger is about, how far it is, and what the recruiter may do about it. */
export function WhatHappened({ entry }: { entry: LedgerEntry }) {
  const { kind, status, reward, refusal } = entry;
  const hire = hireOf(entry);
  if (kind === 'award')
    return (
      <>
        {hire ?? 'Award'}
        {entry.isReferral && <div className="soft">You invited them: your share of the job’s points.</div>}
        <BountyPill entry={entry} />
      </>
    );
  if (kind === 'return') return <Return entry={entry} hire={hire} />;
  if (kind === 'restoration') return `Restored after your contest${hire ? `: ${hire}` : ''}`;
  if (kind === 'refund') return 'Given back: a reward was refused';
  const form = reward ? ` as ${rewardFormLabels[reward].toLowerCase()}` : '';
  return (
    <>
      Redeemed{form} {status && <StatePill meaning={pills[status].meaning}>{pills[status].label}</StatePill>}
      {refusal && <div className="soft">{refusal}</div>}
    </>
  );
}

function hireOf({ candidate, job }: LedgerEntry): string | undefined {
  return candidate && job ? `${fullName(candidate)} hired as ${job.title}` : undefined;
}

function BountyPill({ entry: { bounty, heldUntil, awaitsVerification, awaitsReview } }: { entry: LedgerEntry }) {
  const isAwaited = bounty === 'held' && (awaitsVerification || awaitsReview);
  const isHeld = bounty === 'held' && heldUntil && !isOver(heldUntil);
  if (isAwaited)
    return (
      <>
        {' '}
        <StatePill meaning="amber">
          {awaitsVerification ? 'Held until the hiring manager is verified' : heldForReviewWords}
        </StatePill>
      </>
    );
  if (!isHeld && bounty !== 'returned') return null;
  return (
    <>
      {' '}
      <StatePill meaning={isHeld ? 'amber' : 'red'}>
        {isHeld ? `Held until ${formatDate(heldUntil)}` : 'Returned'}
      </StatePill>
    </>
  );
}

function Return({ entry, hire }: { entry: LedgerEntry; hire: string | undefined }) {
  const { leaving } = entry;
  const [isAsking, setAsking] = useState(false);
  if (!leaving) return `Returned${hire ? `: ${hire}` : ''}`;
  const { about, contestUntil, contest, decision } = leaving;
  const mayContest = !contest && contestUntil !== null && !isOver(contestUntil);
  return (
    <>
      {about ? 'Contested by the manager' : 'Returned'}
      {hire ? `: ${hire}` : ''}
      {!about && `, left on ${dayInWords(leaving.leftOn)}`}
      <div className="soft">“{leaving.reason}”</div>
      {decision ? (
        <div className="soft">
          {deciderOf(decision)} decided on {formatDate(decision.at)}:{' '}
          {decision.outcome === 'restored' ? 'you keep the points' : 'the return stays'}. “{decision.words}”
        </div>
      ) : (
        contest && (
          <div className="soft">
            Contested on {formatDate(contest.at)}; a Super Hire manager who works with the manager decides.
          </div>
        )
      )}
      {contestUntil === null && (
        <div className="soft">It cannot be contested here: no Super Hire manager works with the manager.</div>
      )}
      {mayContest && (
        <div>
          <Button
            size="small"
            aria-label={`Contest the return${hire ? ` of ${hire}` : ''}`}
            onClick={() => setAsking(true)}
          >
            Contest
          </Button>{' '}
          <span className="soft">until {formatDate(contestUntil)}</span>
        </div>
      )}
      {isAsking && <Contest entry={entry} onClose={() => setAsking(false)} />}
    </>
  );
}

function Contest({ entry: { id, candidate }, onClose }: { entry: LedgerEntry; onClose: () => void }) {
  const contest = useContestReturn();
  return (
    <WordsModal
      title="Contest the return?"
      lead="A Super Hire manager who works with the manager reads this and decides whether you keep the points. You can contest once."
      label={`Why the points${candidate ? ` for ${fullName(candidate)}` : ''} should stay yours`}
      confirm="Contest the return"
      busy={contest.isPending}
      failure={contest.isError ? failureMessage(contest.error) : undefined}
      onClose={onClose}
      onConfirm={(words) => contest.mutate({ id, words }, { onSuccess: onClose })}
    />
  );
}
