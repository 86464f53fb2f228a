import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { failureMessage, isNoAccess } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState, NoAccess } from '../../../ui/feedback/states.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { ImportForm } from '../components/import-form.tsx';
import { ResumeDocument } from '../components/resume-document.tsx';
import type { Evidence } from '../evidence.ts';
import { parsedResumeQuery } from '../queries/resumes.ts';
import { isWaiting, reasonOf } from '../resume-words.ts';
import { useLiveResumes } from '../use-live-resumes.ts';
import './add-from-resume.css';

/** `/recruiter/candidates/add-from-resume/{id}`: a new candidate from what was read, beside the page (CAND-07). */
export function Component() {
  const id = Number(useParams().id) || 0;
  const { data: resume, error, refetch } = useQuery(parsedResumeQuery(id));
  const [lit, setLit] = useState<Evidence['sources']>([]);
  const navigate = useNavigate();
  useLiveResumes();
  // ERR-07: a resume of another recruiter, or none, is one view.
  if (id === 0 || isNoAccess(error)) return <NoAccess what="resume" backTo={paths.resumes()} backLabel="Resumes" />;
  if (error && !resume)
    return (
      <ErrorState
        title="The resume could not be loaded"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  const finish = (name: string) => {
    showToast({ title: `${name} was added, and invited by mail to claim the profile.` });
    void navigate(paths.resumes());
  };
  return (
    <div className="ui-page" data-wide>
      <PageTitle>Add candidate from resume</PageTitle>
      <PageHead
        title="Add candidate from resume"
        lead={resume && <bdi>{resume.filename}</bdi>}
        back={{ to: paths.resumes(), label: 'Resumes' }}
      />
      {!resume && (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
      {resume?.status === 'parsed' && resume.facts && resume.document ? (
        <div className="resume-beside">
          <ImportForm key={resume.id} resumeId={resume.id} facts={resume.facts} onLook={setLit} onImported={finish} />
          <ResumeDocument document={resume.document} lit={lit} />
        </div>
      ) : (
        resume && (
          <EmptyState
            title={isWaiting(resume) ? 'This resume is being read' : endedTitle(resume.status)}
            action={<ButtonLink to={paths.resumes()}>Resumes</ButtonLink>}
          >
            {isWaiting(resume) ? 'The form opens by itself as soon as it was read.' : reasonOf(resume)}
          </EmptyState>
        )
      )}
    </div>
  );
}

const endedTitle = (status: string): string =>
  status === 'imported' ? 'A candidate was added from this resume' : 'This resume was not read';
