import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Closing } from '../../../../shared/model/job.ts';
import { openingsOf } from '../../../../shared/rules/openings.ts';
import { paths } from '../../../common/navigation/paths.ts';
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
  const close = useCloseJob(job.id);
  const fill = useFillOpening(job.id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The address may name whom to begin with (CAND-39).
  const named = candidates.find((one) => one.candidateId === Number(search.get('candidateId')))?.candidateId ?? null;
  const [candidateId, setCandidateId] = useState<number | null>(candidates.length === 0 ? noOne : named);
  const [startOn, setStartOn] = useState('');
  const [mailsOthers, setMailsOthers] = useState(true);
  const [contested, setContested] = useState(false);
  const [contest, setContest] = useState('');
  const [keepsOpen, setKeepsOpen] = useState(true);
  const hired = candidates.find((one) => one.candidateId === candidateId);
  const recruiter = payeeOf(hired, contested);
  const isContested = recruiter !== null && contested;
  const isDecided = candidateId === noOne || (hired !== undefined && (!isContested || contest.trim() !== ''));
  const { left } = openingsOf(job);
  const canStayOpen = hired !== undefined && left > 1 && job.status === 'signed';
  const staysOpen = canStayOpen && keepsOpen;
  const submit = () => {
    if (!isDecided) return;
    const hiring = {
      recruiterId: recruiter?.id ?? null,
      startOn: (hired && startOn) || null,
      ...(isContested && { contest: contest.trim() }),
    };
    const done = { id: job.id, title: job.title, what: 'closed' };
    if (staysOpen)
      fill.mutate({ ...hiring, candidateId: hired.candidateId }, { onSuccess: () => void navigate(paths.job(job.id)) });
    else
      close.mutate(
        { ...hiring, candidateId: hired?.candidateId ?? null, mailsOthers },
        { onSuccess: () => void navigate(paths.jobs(), { state: { done } }) },
      );
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
    setContest,
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
    setStartOn,
    mailsOthers,
    setMailsOthers,
    chooseCandidate: (id: number) => {
      setCandidateId(id);
      setContested(false);
    },
    isSending: close.isPending || fill.isPending,
    failure: close.error ?? fill.error,
    submit,
  };
}

// Who worked on an application without the candidate's word is paid only if the manager names them.
function payeeOf(hired: Closing['candidates'][number] | undefined, isWithheld: boolean) {
  return hired?.awaitsCandidate && isWithheld ? null : (hired?.recruiter ?? null);
}
