import { AddedCandidatePage as Page } from '../../features/resumes/pages/added-candidate.tsx';
import { TasksAbout } from '../../features/tasks/components/tasks-about.tsx';

/** `/recruiter/candidates/added/{id}`: somebody whom the recruiter added, with what they want to do about them. */
export function AddedCandidatePage() {
  return <Page below={(id) => <TasksAbout about={{ kind: 'added', id }} />} />;
}
