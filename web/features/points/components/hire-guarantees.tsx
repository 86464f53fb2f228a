import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contestDays } from '../../../../shared/constants/points.ts';
import type { HireBounty } from '../../../../shared/model/points.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { ApiError, failureMessage, fieldFailure } from '../../../api/api-error.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { formatDay } from '../../../ui/text/short-dates.ts';
import { isOver } from '../model/is-over.ts';
import { arbiter, deciderOf } from '../model/decider.ts';
import { hireBountiesQuery, useReturnBounty } from '../queries/points.ts';
import { useLivePoints } from '../hooks/use-live-points.ts';
import { WordsModal } from './words-modal.tsx';

/**
 * Of each hire of a job, why its points are held and until when the guarantee runs, with the manager's word that the hired
 * person left; after that, what became of the points. Nothing where nothing ever held them. Each says whose hire it is
 * where there may be several.
 */
export function HireGuarantees({ jobId, isNamed }: { jobId: number; isNamed: boolean }) {
  const { data: bounties, error, refetch } = useQuery(hireBountiesQuery(jobId));
  useLivePoints(jobId);
  if (error && !bounties)
    return (
      <Notice
        kind="error"
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The guarantee of the hire could not be loaded. {failureMessage(error)}
      </Notice>
    );
  return bounties?.map((bounty) => <Guarantee key={bounty.id} {...{ jobId, bounty, isNamed }} />);
}

function Guarantee({ jobId, bounty, isNamed }: { jobId: number; bounty: HireBounty; isNamed: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const words = outcomeInWords(bounty);
  if (!words) return null;
  return (
    <>
      <Notice
        action={
          isGuaranteed(bounty) &&
          !bounty.leaving &&
          hasBegun(bounty) && (
            <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
              The hired person left
            </Button>
          )
        }
      >
        {isNamed && bounty.candidate ? `${fullName(bounty.candidate)}: ${words}` : words}
      </Notice>
      {isAsking && <Leaving jobId={jobId} bounty={bounty} onClose={() => setAsking(false)} />}
    </>
  );
}

const isGuaranteed = ({ state, heldUntil }: HireBounty) => state === 'held' && heldUntil != null && !isOver(heldUntil);

/** Whether the first day at work has come, before which nobody can leave; without an agreed one it is the hire's. */
const hasBegun = ({ startOn }: HireBounty) => !startOn || isOver(`${startOn}T00:00`);

/** Why the points of the hire are held, and what became of them; empty where nothing holds them. */
function outcomeInWords(bounty: HireBounty): string {
  const { state, points, heldUntil, leaving, awaitsReview } = bounty;
  const review =
    state === 'held' && awaitsReview
      ? `${countOf(points, 'point')} are held until HireHub has looked at this hire: your hires earned more than usual this month.`
      : '';
  return [review, heldUntil || leaving ? guaranteeInWords(bounty) : ''].filter(Boolean).join(' ');
}

function guaranteeInWords(bounty: HireBounty): string {
  const { state, heldUntil, leaving, points } = bounty;
  const day = heldUntil ? formatDate(heldUntil) : '';
  const guarantee = isGuaranteed(bounty)
    ? `The guarantee runs until ${day}; until then ${countOf(points, 'point')} are held.${startsInWords(bounty)}`
    : `The guarantee ${state === 'returned' ? 'would have run until' : 'ended on'} ${day}.`;
  if (!leaving) return guarantee;
  const { about, leftOn, contest, contestUntil, decision } = leaving;
  const said = about
    ? `You contested who earned the points: “${leaving.reason}”`
    : `You said that the hired person left on ${formatDay(leftOn)}.`;
  if (decision) {
    const outcome = decision.outcome === 'restored' ? 'the recruiter keeps the points' : 'the points return';
    return `${said} ${deciderOf(decision)} decided that ${outcome}: “${decision.words}”`;
  }
  if (state === 'returned') return `${said} The recruiter did not contest it, so the points returned.`;
  if (contest) return `${said} The recruiter contests this: “${contest.words}” ${arbiter} decides.`;
  return about
    ? `${said} The recruiter can reply until ${formatDate(contestUntil)}. ${arbiter} decides.`
    : `${said} The recruiter can contest this until ${formatDate(contestUntil)}; then the points return.`;
}

const startsInWords = (bounty: HireBounty) =>
  bounty.startOn && !hasBegun(bounty) ? ` The first day at work is ${formatDay(bounty.startOn)}.` : '';

function Leaving({ jobId, bounty, onClose }: { jobId: number; bounty: HireBounty; onClose: () => void }) {
  const give = useReturnBounty(jobId);
  const [leftOn, setLeftOn] = useState('');
  const [wasTried, setTried] = useState(false);
  const who = bounty.candidate ? fullName(bounty.candidate) : 'the hired person';
  const isAboutDay = give.isError && give.error instanceof ApiError && give.error.errors[0]?.key === 'leftOn';
  const failure = give.isError ? fieldFailure(give.error, 'Nothing was changed.') : undefined;
  return (
    <WordsModal
      keptAs={`left.${jobId}.${bounty.candidate?.id ?? 0}`}
      title={`When did ${who} leave?`}
      lead={`The recruiter and the candidate read the reason. The recruiter can contest it for ${contestDays} days; without that, they lose the ${countOf(bounty.points, 'point')}. This cannot be taken back.`}
      label="Reason"
      confirm="Ask for the return"
      busy={give.isPending}
      failure={isAboutDay ? undefined : failure}
      onClose={onClose}
      onConfirm={(reason, sent) => {
        setTried(true);
        if (leftOn)
          give.mutate(
            { rewardId: bounty.id, leftOn, reason },
            {
              onSuccess: () => {
                sent();
                onClose();
              },
            },
          );
      }}
    >
      <TextInput
        label="Last day at work"
        type="date"
        required
        value={leftOn}
        onChange={({ target }) => setLeftOn(target.value)}
        error={wasTried && !leftOn ? 'Required' : isAboutDay ? failure : undefined}
      />
    </WordsModal>
  );
}
