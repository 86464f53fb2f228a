import { Video } from 'lucide-react';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';

/** `/zoom` of the recruiter, whom no room lets in: it says whose rooms they are, and where interviews are named (SHELL-55). */
export function NoRoomPage() {
  return (
    <FormLayout head={<PageHead title="Online interviews" />}>
      <PageTitle>Online interviews</PageTitle>
      <EmptyState
        icon={<Video aria-hidden />}
        title="The rooms are for manager and candidate"
        action={<ButtonLink to={paths.jobs()}>Go to jobs</ButtonLink>}
      >
        You are reminded before an interview of somebody you put forward. Its date is on their page on the job.
      </EmptyState>
    </FormLayout>
  );
}
