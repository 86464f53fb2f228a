import { useInfiniteQuery } from '@tanstack/react-query';
import type { ClientWithJobs } from '../../../../shared/model/job-tie.ts';
import { listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { TieLinks } from '../components/tie-links.tsx';
import { TiePage } from '../components/tie-page.tsx';
import { clientsJobsQuery } from '../queries/job-ties.ts';
import { jobTie, tiesInFile } from '../model/tie-words.ts';

const columns: readonly FileColumn<ClientWithJobs>[] = [
  { header: 'Client', text: ({ companyName }) => companyName },
  {
    header: 'Open jobs',
    text: ({ jobs, jobsCount }) =>
      tiesInFile(
        jobs.map(({ title }) => title),
        jobsCount,
      ),
  },
];

/** `/clients-jobs`: each client with the open jobs for it (JOB-09). */
export function ManagerClientsJobsPage() {
  const list = useInfiniteQuery(clientsJobsQuery);
  return (
    <TiePage
      path={paths.clientsJobs()}
      noun="clients"
      lead="Your clients with their open jobs."
      list={list}
      file={listFile(clientsJobsQuery, columns)}
      empty={{
        title: 'You have no clients yet',
        text: 'Add the companies you hire for; jobs posted for them are listed here.',
        action: <ButtonLink to={paths.addClient()}>Add client</ButtonLink>,
      }}
      row={({ id, companyName, jobs, jobsCount }) => ({
        name: companyName,
        ties: (
          <TieLinks
            ties={jobs.map((job) => jobTie(job))}
            more={jobsCount - jobs.length}
            all={`${paths.jobs()}?clientId=${id}`}
            none="No open jobs"
          />
        ),
      })}
    />
  );
}
