import { useInfiniteQuery } from '@tanstack/react-query';
import type { RecruiterWithJobs } from '../../../../shared/model/job-tie.ts';
import { listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { noRecruitersYet, RecruiterName } from '../components/recruiter-tie.tsx';
import { TieLinks } from '../components/tie-links.tsx';
import { TiePage } from '../components/tie-page.tsx';
import { recruitersJobsQuery } from '../queries/job-ties.ts';
import { jobTie, tiesInFile } from '../model/tie-words.ts';

const columns: readonly FileColumn<RecruiterWithJobs>[] = [
  { header: 'Recruiter', text: fullName },
  {
    header: 'Open jobs',
    text: ({ jobs, jobsCount }) =>
      tiesInFile(
        jobs.map(({ title }) => title),
        jobsCount,
      ),
  },
];

/** `/manager/recruiters-jobs`: each recruiter with the open jobs that they recruit for (JOB-09). */
export function RecruitersJobsPage() {
  const list = useInfiniteQuery(recruitersJobsQuery);
  return (
    <TiePage
      path={paths.recruitersJobs()}
      noun="recruiters"
      lead="Your recruiters with the open jobs that they recruit for. A job without chosen recruiters is open to all of them."
      list={list}
      file={listFile(recruitersJobsQuery, columns)}
      empty={noRecruitersYet}
      row={(recruiter) => ({
        name: <RecruiterName recruiter={recruiter} />,
        ties: (
          <TieLinks
            ties={recruiter.jobs.map((job) => jobTie(job, job.client?.companyName))}
            more={recruiter.jobsCount - recruiter.jobs.length}
            all={`${paths.jobs()}?recruiterId=${recruiter.id}`}
            none="No open jobs"
          />
        ),
      })}
    />
  );
}
