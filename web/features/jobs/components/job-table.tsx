import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import type { JobRow } from '../../../../shared/model/job.ts';
import { cityName } from '../../../app/city-name.ts';
import { payOf } from '../../../app/job-words.ts';
import { paths } from '../../../app/paths.ts';
import { formatCount } from '../../../ui/money.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { meaningOfStatus } from '../job-words.ts';
import './job-table.css';

const nothing = <span className="faint">–</span>;

function Title({ job }: { job: JobRow }) {
  const facts = [job.client?.companyName, job.city && cityName(job.city), payOf(job)[0]].filter(Boolean);
  return (
    <>
      <span className="job-row-title">{job.title}</span>
      <span className="job-row-facts faint">{facts.join(' · ')}</span>
    </>
  );
}

const columns: Column<JobRow>[] = [
  { key: 'title', header: 'Title', width: '30%', cell: (job) => <Title job={job} /> },
  { key: 'state', header: 'State', width: '104px', cell: (job) => <StatePill meaning={meaningOfStatus[job.status]}>{jobStatusLabels[job.status]}</StatePill> },
  { key: 'client', header: 'Client', width: '17%', hideBelow: 992, cell: (job) => job.client?.companyName ?? nothing },
  { key: 'city', header: 'City', width: '15%', hideBelow: 992, cell: (job) => (job.city ? cityName(job.city) : nothing) },
  { key: 'pay', header: 'Pay', width: '19%', hideBelow: 768, cell: (job) => payOf(job).join(' · ') || nothing },
  { key: 'points', header: 'Points', width: '82px', numeric: true, hideBelow: 1280, cell: (job) => (job.points > 0 ? formatCount(job.points) : nothing) },
  { key: 'candidates', header: 'Candidates', width: '104px', numeric: true, hideBelow: 768, cell: (job) => formatCount(job.candidatesCount) },
  { key: 'posted', header: 'Posted', width: '128px', hideBelow: 1280, cell: (job) => <RelativeTime at={job.createdAt} /> },
];

/** Jobs as rows; each leads to its job. */
export function JobTable({ jobs }: { jobs: readonly JobRow[] }) {
  return <Table caption="Jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} rowHref={({ id }) => paths.job(id)} />;
}
