import { OverseenList } from '../components/overseen-list.tsx';

/** `/jobs` of the super manager: every manager's jobs of one state, newest first, to read (SHELL-45, SHELL-46). */
export function OverseenJobsPage() {
  return (
    <OverseenList
      page="everyone"
      title="Jobs"
      lead="The jobs of all hiring managers. Only their managers change them."
      empty="Another state may show more."
    />
  );
}
