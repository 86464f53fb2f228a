import { useInfiniteQuery } from '@tanstack/react-query';
import { Handshake, Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { dateRanges } from '../../../../shared/constants/date-ranges.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import type { Application } from '../../../../shared/model/application.ts';
import { companyOf, payOf, workplaceInWords } from '../../../../shared/rules/job-words.ts';
import { totalOf } from '../../../api/paging.ts';
import { ListCsv, listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { rangeLabels, useRange } from '../../../common/lists/use-range.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Tabs } from '../../../ui/layouts/tabs.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { OwnJobs } from '../components/own-jobs.tsx';
import { useLiveCandidateJobs } from '../hooks/use-live-candidate-jobs.ts';
import { isDated, standingOf } from '../model/standing.ts';
import { candidateJobsQuery, type JobScope } from '../queries/candidate-jobs.ts';

const scopes: readonly { value: JobScope; label: string }[] = [
  { value: 'applied', label: 'Applied' },
  { value: 'assigned', label: 'Under way' },
  { value: 'favorite', label: 'Favourite' },
  { value: 'recommended', label: 'Recommended' },
];

/** What a file of the candidate's own jobs says. */
const fileColumns: readonly FileColumn<Application>[] = [
  { header: 'Job', text: ({ job }) => job.title },
  { header: 'Company', text: ({ job }) => companyOf(job) },
  { header: 'Place', text: ({ job }) => workplaceInWords(job) },
  { header: 'Pay', text: ({ job }) => payOf(job).join(', ') },
  { header: 'State', text: (row) => standingOf(row)?.word ?? (row.jobStatus === 'closed' ? 'Closed' : null) },
  { header: 'Since', text: (row) => (standingOf(row) && isDated(row) ? isoDay(row.since) : null) },
  { header: 'Favourite', text: ({ isFavorite }) => (isFavorite ? 'Yes' : 'No') },
];

const running = 'In this time, and what still runs.';
const leads: Record<JobScope, string> = {
  applied: running,
  assigned: running,
  favorite: 'Marked in this period.',
  recommended: 'Posted in this period.',
};

/**
 * `/jobs` of a candidate: applied, assigned, favourite and recommended jobs, of every time or of the range that a count
 * of the dashboard leads to, with a link to all others (PERM-08, PERM-10, PLUS-30).
 */
export function CandidateJobsPage() {
  const [params, setParams] = useSearchParams();
  useLiveCandidateJobs();
  const { range, asked, choose } = useRange(dateRanges, 'all');
  const scope = scopes.find(({ value }) => value === params.get('scope'))?.value ?? 'applied';
  const within = range === 'all' ? {} : asked;
  const list = useInfiniteQuery(candidateJobsQuery(scope, within));
  const total = totalOf(list.data);
  return (
    <div className="ui-page">
      <PageTitle>Jobs</PageTitle>
      <PageHead
        title="Your jobs"
        count={list.data && formatCount(total)}
        {...(range !== 'all' && { lead: leads[scope] })}
        actions={
          <>
            <Segments
              label="Time"
              options={dateRanges.map((value) => ({ value, label: rangeLabels[value] }))}
              value={range}
              onChange={choose}
            />
            <ButtonLink kind="primary" to={paths.findJobs()} icon={<Search aria-hidden />}>
              Find jobs
            </ButtonLink>
            <ButtonLink to={paths.claims()} icon={<Handshake aria-hidden />}>
              Who represents you
            </ButtonLink>
            {total > 0 && (
              <ListCsv
                title={`Your jobs ${scope}`}
                file={listFile(candidateJobsQuery(scope, within), fileColumns)}
                total={total}
              />
            )}
          </>
        }
      />
      <Tabs
        label="Your jobs"
        value={scope}
        onChange={(value) =>
          setParams(
            { ...(value !== 'applied' && { scope: value }), ...(range !== 'all' && { range }) },
            { replace: true },
          )
        }
        tabs={scopes.map((tab) => ({
          ...tab,
          content: <OwnJobs scope={tab.value} asked={within} />,
        }))}
      />
    </div>
  );
}
