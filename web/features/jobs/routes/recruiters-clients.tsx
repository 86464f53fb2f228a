import { useInfiniteQuery } from '@tanstack/react-query';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { noRecruitersYet, RecruiterName } from '../components/recruiter-tie.tsx';
import { TieLinks } from '../components/tie-links.tsx';
import { TiePage } from '../components/tie-page.tsx';
import { recruitersClientsQuery } from '../queries/job-ties.ts';

/** `/recruiters-clients`: each recruiter with the clients whose open jobs they recruit for (JOB-09). */
export function Component() {
  const list = useInfiniteQuery(recruitersClientsQuery);
  return (
    <TiePage
      path={paths.recruitersClients()}
      noun="recruiters"
      lead="Your recruiters with the clients whose open jobs they recruit for."
      list={list}
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
