import { Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { ImportForm } from '../components/import-form.tsx';

/** `/recruiter/candidates/add`: a new candidate as the recruiter enters them, who is invited to claim the profile (CAND-04). */
export function AddCandidatePage() {
  const navigate = useNavigate();
  const finish = (name: string) => {
    showToast({ title: `${name} was added, and invited by mail to claim the profile.` });
    void navigate(paths.recruiterCandidates());
  };
  return (
    <FormLayout
      head={
        <PageHead
          title="Add candidate"
          lead="The person is invited by mail to claim the profile, or to refuse it, which erases it."
          back={{ to: paths.recruiterCandidates(), label: 'Candidates' }}
          actions={
            <ButtonLink to={paths.addResumes()} icon={<Upload aria-hidden />}>
              From resumes
            </ButtonLink>
          }
        />
      }
    >
      <PageTitle>Add candidate</PageTitle>
      <ImportForm onImported={finish} cancelTo={paths.recruiterCandidates()} />
    </FormLayout>
  );
}
