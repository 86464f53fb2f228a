import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { isNoAccess } from '../../../api/api-error.ts';
import { rowsOf } from '../../../api/paging.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { BesideResume } from '../components/beside-resume.tsx';
import { ImportForm } from '../components/import-form.tsx';
import { parsedResumeQuery, resumesQuery } from '../queries/resumes.ts';
import { useLiveResumes } from '../hooks/use-live-resumes.ts';

/** `/recruiter/candidates/add-from-resume/{id}`: a new candidate from what was read, beside the page (CAND-07). */
export function AddFromResumePage() {
  const id = Number(useParams().id) || 0;
  const { data: resume, error, refetch } = useQuery(parsedResumeQuery(id));
  const next = rowsOf(useInfiniteQuery(resumesQuery('parsed')).data).find((one) => one.id !== id);
  const navigate = useNavigate();
  useLiveResumes();
  // ERR-07: a resume of another recruiter, or none, is one view.
  if (id === 0 || isNoAccess(error)) return <NoAccess what="resume" backTo={paths.resumes()} backLabel="Resumes" />;
  const finish = (name: string, goesOn: boolean) => {
    showToast({ title: `${name} was added, and invited by mail to claim the profile.` });
    void navigate(goesOn && next ? paths.addCandidateFromResume(next.id) : paths.resumes());
  };
  return (
    <BesideResume
      title="Add candidate from resume"
      back={{ to: paths.resumes(), label: 'Resumes' }}
      resume={resume}
      error={error}
      onRetry={() => void refetch()}
      form={(facts, onLook) => (
        <ImportForm
          key={id}
          read={{ resumeId: id, facts }}
          onLook={onLook}
          onImported={finish}
          hasNext={next !== undefined}
        />
      )}
    />
  );
}
