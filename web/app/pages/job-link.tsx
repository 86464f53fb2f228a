import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { isRefusal } from '../../api/api-error.ts';
import { FailureNotice } from '../../common/forms/failure-notice.tsx';
import { paths } from '../../common/navigation/paths.ts';
import { fullName } from '../../common/people/person.ts';
import { keepFollowedLink, keepVisit, wasVisitedOn } from '../../common/visitor/job-link.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';

/** `/r/{code}`: a recruiter's public link to a job, which counts the visit and leads there, for guests and every role (PLUS-46). */
export function JobLinkPage() {
  const { code = '' } = useParams();
  const { error, visit } = useVisit(code);
  return (
    <AuthLayout title={error ? 'This link leads nowhere' : 'Opening the job'} name="Job link">
      <div className="stack">
        {!error && <SkeletonText lines={2} />}
        {error && isRefusal(error) && (
          <Notice kind="error">
            The link was removed, the job is no longer open, or the address is incomplete. Other jobs are open now.
          </Notice>
        )}
        {error && !isRefusal(error) && (
          <FailureNotice what="The job could not be opened" error={error} onRetry={visit} />
        )}
        <ButtonLink to={paths.findJobs()} kind={error ? 'primary' : 'quiet'}>
          Find jobs
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}

const today = () => new Date().toISOString().slice(0, 10);

/** Visits the link once, and goes where it leads. */
function useVisit(code: string) {
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: () => api.recommendations.visitJobLink({ body: { code, isAgain: wasVisitedOn(today(), code) } }),
    onSuccess: ({ data: { job, recruiter, isVerified } }) => {
      keepVisit(today(), code);
      keepFollowedLink({ jobId: job.id, code, recruiter: fullName(recruiter), isVerified });
      void navigate(paths.publicJob(job.id), { replace: true });
    },
  });
  const visited = useRef('');
  useEffect(() => {
    if (visited.current === code) return;
    visited.current = code;
    mutate();
  }, [code, mutate]);
  return { error, visit: () => mutate() };
}
