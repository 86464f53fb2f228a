import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Closing } from '../../../../shared/model/job.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { closingOutcome } from '../model/closing-outcome.ts';
import { useCloseJob } from '../queries/jobs.ts';

/** A job that is being closed, and who can be hired. */
export interface ClosingInput {
  job: Pick<Closing['job'], 'id' | 'title' | 'points'>;
  candidates: Closing['candidates'];
}

/** The choice of nobody. */
export const noOne = 0;

/** Who was hired and whether it is contested who earns the points, as chosen so far, with what that will do. */
export function useClosing({ job, candidates }: ClosingInput) {
  const close = useCloseJob(job.id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The address may name whom to begin with (CAND-39).
  const named = candidates.find((one) => one.candidateId === Number(search.get('candidateId')))?.candidateId ?? null;
  const [candidateId, setCandidateId] = useState<number | null>(candidates.length === 0 ? noOne : named);
  const [startOn, setStartOn] = useState('');
  const [mailsOthers, setMailsOthers] = useState(true);
  const [recruiterId, setRecruiterId] = useState<number | null>(null);
  const [contest, setContest] = useState('');
  const hired = candidates.find((one) => one.candidateId === candidateId);
  const isContested = hired?.recruiter != null && recruiterId === noOne;
  const isPayeeSaid = recruiterId !== null && (!isContested || contest.trim() !== '');
  const isDecided = candidateId === noOne || (hired !== undefined && (isPayeeSaid || !hired.recruiter));
  const recruiter = hired?.recruiter ?? null;
  const submit = () => {
    if (!isDecided) return;
    const done = { id: job.id, title: job.title, what: 'closed' };
    close.mutate(
      {
        candidateId: hired?.candidateId ?? null,
        recruiterId: recruiter?.id ?? null,
        startOn: (hired && startOn) || null,
        mailsOthers,
        ...(isContested && { contest: contest.trim() }),
      },
      { onSuccess: () => void navigate(paths.jobs(), { state: { done } }) },
    );
  };
  return {
    candidateId,
    recruiterId,
    hired,
    isDecided,
    isContested,
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
    }),
    startOn,
    setStartOn,
    mailsOthers,
    setMailsOthers,
    chooseCandidate: (id: number) => {
      setCandidateId(id);
      setRecruiterId(null);
    },
    chooseRecruiter: setRecruiterId,
    close,
    submit,
  };
}
