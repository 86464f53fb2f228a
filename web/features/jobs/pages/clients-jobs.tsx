import { OverseenList } from '../components/overseen-list.tsx';

/** `/clients-jobs` of the super manager: the jobs for clients of the managers who work with them (SHELL-45). */
export function ClientsJobsPage() {
  return (
    <OverseenList
      page="clients"
      title="Jobs by client"
      lead="The jobs for clients of the managers who work with you."
      empty="Jobs for a client are listed here once their manager works with you."
    />
  );
}
