import { useState } from 'react';
import { heldForReviewWords, inQuestionWords, rewardFormLabels } from '../../../../shared/constants/points.ts';
import type { LedgerEntry } from '../../../../shared/model/points.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { formatDay } from '../../../ui/text/short-dates.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { isOver } from '../model/is-over.ts';
import { arbiter, deciderOf } from '../model/decider.ts';
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

/** What holds a bounty beside its guarantee. */
function waitInWords({ bounty, inQuestion, awaitsVerification, awaitsReview }: LedgerEntry): string | undefined {
  if (bounty !== 'held') return undefined;
  if (inQuestion) return inQuestionWords;
  if (awaitsVerification) return 'Held until the hiring manager is verified';
  return awaitsReview ? heldForReviewWords : undefined;
}

function BountyPill({ entry }: { entry: LedgerEntry }) {
  const { bounty, heldUntil } = entry;
  const wait = waitInWords(entry);
  const isHeld = bounty === 'held' && heldUntil && !isOver(heldUntil);
  if (wait)
    return (
      <>
        {' '}
        <StatePill meaning="amber">{wait}</StatePill>
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
  const { leaving, refusal } = entry;
  const [isAsking, setAsking] = useState(false);
  if (!leaving)
    return (
      <>
        {refusal ? 'Taken back by HireHub' : 'Returned'}
        {hire ? `: ${hire}` : ''}
        {refusal && <div className="soft">“{refusal}”</div>}
      </>
    );
  const { about, contestUntil, contest, decision } = leaving;
  const isSettled = entry.points !== 0 || decision !== null;
  const mayContest = !isSettled && !contest && !isOver(contestUntil);
  const left = isSettled && !decision ? 'Returned' : 'The manager says that they left';
  return (
    <>
      {about ? 'Contested by the manager' : left}
      {hire ? `: ${hire}` : ''}
      {!about && `, left on ${formatDay(leaving.leftOn)}`}
      <div className="soft">“{leaving.reason}”</div>
      {decision ? (
        <div className="soft">
          {deciderOf(decision)} decided on {formatDate(decision.at)}:{' '}
          {decision.outcome === 'restored' ? 'you keep the points' : 'the points return'}. “{decision.words}”
        </div>
      ) : (
        contest && (
          <div className="soft">
            Contested on {formatDate(contest.at)}: “{contest.words}” {arbiter} decides.
          </div>
        )
      )}
      {mayContest && (
        <div>
          <div className="soft">
            {countOf(leaving.points, 'point')} {about ? 'wait' : 'return on that day unless you contest it'}; you are
            heard first.
          </div>
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
      keptAs={`contest.${id}`}
      title="Contest the return?"
      lead={`${arbiter} reads this and decides whether you keep the points; manager and candidate read it too. You can contest once.`}
      label={`Why the points${candidate ? ` for ${fullName(candidate)}` : ''} should stay yours`}
      confirm="Contest the return"
      busy={contest.isPending}
      failure={contest.isError ? failureMessage(contest.error) : undefined}
      onClose={onClose}
      onConfirm={(words, sent) =>
        contest.mutate(
          { id, words },
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
