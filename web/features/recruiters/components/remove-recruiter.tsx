import { useQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { OpenWork } from '../../../../shared/model/recruiter.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { openWorkQuery, useRemoveRecruiter } from '../queries/employment.ts';

interface Recruiter {
  id: number;
  firstName: string;
  lastName: string;
}

/** Ends the work with a recruiter after their open work was named (RECR-56, PERM-31). */
export function RemoveRecruiter({ recruiter }: { recruiter: Recruiter }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<UserMinus aria-hidden />} onClick={() => setAsking(true)}>
        Stop working together
      </Button>
      {isAsking && <RemoveRecruiterModal recruiter={recruiter} onClose={() => setAsking(false)} />}
    </>
  );
}

function RemoveRecruiterModal({ recruiter, onClose }: { recruiter: Recruiter; onClose: () => void }) {
  const name = fullName(recruiter);
  const { data: work, error, refetch } = useQuery(openWorkQuery(recruiter.id));
  const remove = useRemoveRecruiter(recruiter.id);
  const navigate = useNavigate();
  const end = ({ candidates }: OpenWork) =>
    remove.mutate(candidates.length, { onSuccess: () => void navigate(paths.managerRecruiters()) });
  return (
    <ConfirmModal
      title={`Stop working with ${name}?`}
      onClose={onClose}
      busy={remove.isPending}
      keep="Keep working together"
      confirm="Stop working together"
      isDanger
      disabled={!work}
      onConfirm={() => work && end(work)}
    >
      {remove.error && <FailureNotice what="The work could not be ended" error={remove.error} />}
      {error && !work && <LoadFailure title="The open work could not be loaded" query={{ error, refetch }} />}
      {!work && !error && <SkeletonText lines={4} />}
      {work && <Consequences work={work} firstName={recruiter.firstName} />}
    </ConfirmModal>
  );
}

function Consequences({ work: { jobs, candidates }, firstName }: { work: OpenWork; firstName: string }) {
  return (
    <>
      <p>
        {firstName} is notified, sees none of your jobs any more and puts nobody forward for you. You may invite{' '}
        {firstName} again.
      </p>
      {jobs.length > 0 && (
        <section className="stack">
          <h3>{countOf(jobs.length, 'job')} will no longer name them</h3>
          <ul>
            {jobs.map(({ id, title }) => (
              <li key={id}>
                <Link to={paths.job(id)}>{title}</Link>
              </li>
            ))}
          </ul>
          <p className="soft">A job that names nobody else is for all your recruiters again.</p>
        </section>
      )}
      {candidates.length > 0 && (
        <section className="stack">
          <h3>{countOf(candidates.length, 'candidate')} in process</h3>
          <ul>
            {candidates.map(({ jobId, jobTitle, candidateId, candidate, status }) => (
              <li key={`${jobId}.${candidateId}`}>
                <Link to={paths.candidateOnJob(jobId, candidateId)}>{fullName(candidate)}</Link>,{' '}
                {pipelineStatusLabels[status]} on {jobTitle}
              </li>
            ))}
          </ul>
          <p className="soft">
            They stay on your jobs, and {firstName}’s: who brought them follows them to the end, and earns the points of
            a hire.
          </p>
        </section>
      )}
      {jobs.length + candidates.length === 0 && <p className="soft">There is no open work between you.</p>}
    </>
  );
}
