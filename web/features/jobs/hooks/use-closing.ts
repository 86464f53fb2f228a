import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openStatus } from '../../../../shared/constants/job.ts';
import type { Closing } from '../../../../shared/model/job.ts';
import { openingsOf } from '../../../../shared/rules/openings.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { closingOutcome } from '../model/closing-outcome.ts';
import { useCloseJob, useFillOpening } from '../queries/jobs.ts';

/** A job that is being closed or one of whose openings is being filled, and who can be hired. */
export interface ClosingInput {
  job: Pick<Closing['job'], 'id' | 'title' | 'points' | 'status' | 'openings' | 'filled'>;
  candidates: Closing['candidates'];
}

/** The choice of nobody. */
export const noOne = 0;

/**
 * Who was hired, whether the job stays open for its other openings, and whether it is contested that the recruiter who
 * put them forward earns the points, as chosen so far, with what that will do.
 */
export function useClosing({ job, candidates }: ClosingInput) {
  const [candidateId, setCandidateId] = useChosen(candidates);
  const [said, say, forget] = useKeptState(`close.${job.id}`, { startOn: '', contest: '' });
  const { startOn, contest } = said;
  const [mailsOthers, setMailsOthers] = useState(true);
  const [contested, setContested] = useState(false);
  const { send, ...sending } = useHire(job, forget);
  const [keepsOpen, setKeepsOpen] = useState(true);
  const hired = candidates.find((one) => one.candidateId === candidateId);
  const recruiter = payeeOf(hired, contested);
  const isContested = recruiter !== null && contested;
  const isDecided = candidateId === noOne || (hired !== undefined && (!isContested || contest.trim() !== ''));
  const { left } = openingsOf(job);
  const canStayOpen = hired !== undefined && left > 1 && job.status === openStatus;
  const staysOpen = canStayOpen && keepsOpen;
  const submit = () => {
    if (!isDecided) return;
    const hiring = {
      recruiterId: recruiter?.id ?? null,
      startOn: (hired && startOn) || null,
      ...(isContested && { contest: contest.trim() }),
    };
    send(hiring, hired?.candidateId ?? null, staysOpen ? 'staysOpen' : { mailsOthers });
  };
  return {
    candidateId,
    hired,
    isDecided,
    isContested,
    /** Whether the recruiter is not to earn the points: contested, or not named. */
    isWithheld: contested,
    setContested,
    contest,
    setContest: (next: string) => say({ ...said, contest: next }),
    outcome: closingOutcome({
      candidate: hired?.candidate ?? null,
      recruiter,
      isContested,
      points: job.points,
      candidates: candidates.length,
      startOn,
      mailsOthers,
      leftAfter: staysOpen ? left - 1 : null,
    }),
    left,
    canStayOpen,
    staysOpen,
    setKeepsOpen,
    startOn,
    setStartOn: (next: string) => say({ ...said, startOn: next }),
    mailsOthers,
    setMailsOthers,
    chooseCandidate: (id: number) => {
      setCandidateId(id);
      setContested(false);
    },
    ...sending,
    submit,
  };
}

/** Who is chosen: to begin with, whom the address names (CAND-39), or nobody where nobody can be. */
function useChosen(candidates: Closing['candidates']) {
  const [search] = useSearchParams();
  const named = candidates.find((one) => one.candidateId === Number(search.get('candidateId')))?.candidateId ?? null;
  return useState<number | null>(candidates.length === 0 ? noOne : named);
}

type Hiring = Omit<Parameters<ReturnType<typeof useFillOpening>['mutate']>[0], 'candidateId'>;

/** Sends a hire: of one opening where the job stays open for others, else of the whole job, which may be of nobody. */
function useHire({ id, title }: ClosingInput['job'], onSent: () => void) {
  const close = useCloseJob(id);
  const fill = useFillOpening(id);
  const navigate = useNavigate();
  const send = (hiring: Hiring, candidateId: number | null, then: 'staysOpen' | { mailsOthers: boolean }) => {
    if (then !== 'staysOpen')
      close.mutate(
        { ...hiring, candidateId, ...then },
        {
          onSuccess: () => {
            onSent();
            void navigate(paths.jobs(), { state: { done: { id, title, what: 'closed' } } });
          },
        },
      );
    else if (candidateId !== null)
      fill.mutate(
        { ...hiring, candidateId },
        {
          onSuccess: () => {
            onSent();
            void navigate(paths.job(id));
          },
        },
      );
  };
  return { send, isSending: close.isPending || fill.isPending, failure: close.error ?? fill.error };
}

// Who worked on an application without the candidate's word is paid only if the manager names them.
function payeeOf(hired: Closing['candidates'][number] | undefined, isWithheld: boolean) {
  return hired?.awaitsCandidate && isWithheld ? null : (hired?.recruiter ?? null);
}
