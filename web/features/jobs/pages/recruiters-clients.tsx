import { useInfiniteQuery } from '@tanstack/react-query';
import type { RecruiterWithClients } from '../../../../shared/model/job-tie.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { noRecruitersYet, RecruiterName } from '../components/recruiter-tie.tsx';
import { TieLinks } from '../components/tie-links.tsx';
import { TiePage } from '../components/tie-page.tsx';
import { recruitersClientsQuery } from '../queries/job-ties.ts';
import { tiesInFile } from '../model/tie-words.ts';

const columns: readonly FileColumn<RecruiterWithClients>[] = [
  { header: 'Recruiter', text: fullName },
  {
    header: 'Clients',
    text: ({ clients, clientsCount }) =>
      tiesInFile(
        clients.map(({ companyName }) => companyName),
        clientsCount,
      ),
  },
];

/** `/recruiters-clients`: each recruiter with the clients whose open jobs they recruit for (JOB-09). */
export function RecruitersClientsPage() {
  const list = useInfiniteQuery(recruitersClientsQuery);
  return (
    <TiePage
      path={paths.recruitersClients()}
      noun="recruiters"
      lead="Your recruiters with the clients whose open jobs they recruit for."
      list={list}
      file={listFile(recruitersClientsQuery, columns)}
      empty={noRecruitersYet}
      row={(recruiter) => ({
        name: <RecruiterName recruiter={recruiter} />,
        ties: (
          <TieLinks
            ties={recruiter.clients.map(({ id, companyName, jobsCount }) => ({
              key: id,
              to: `${paths.jobs()}?clientId=${id}`,
              label: companyName,
              note: countOf(jobsCount, 'job'),
            }))}
            more={recruiter.clientsCount - recruiter.clients.length}
            none="No client’s jobs"
          />
        ),
      })}
    />
  );
}
