import type { JobRow, ManagerJobRow, OverseenJobRow } from '../../../../shared/model/job.ts';
import { cityInFull, cityName } from '../../../../shared/rules/city-name.ts';
import { experienceOf, payOf, shiftsOf, skillGroupsOf } from '../../../../shared/rules/job-words.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
import type { FileColumn, ListColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { formatDate, isoDay } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import './job-table.css';

/** A row of a list; a super manager's also names the manager. */
type ListedJob = JobRow & Pick<ManagerJobRow, 'silentSince'> & Partial<Pick<OverseenJobRow, 'manager'>>;

const nothing = <span className="faint">–</span>;

/** A text that takes a second line before it is cut; hovering shows it in full. */
function TwoLines({ inFull, children }: { inFull: string; children: string }) {
  return (
    <span className="job-row-lines" title={inFull}>
      {children}
    </span>
  );
}

function Title({ job }: { job: ListedJob }) {
  const facts = [
    job.manager && fullName(job.manager),
    job.client?.companyName,
    job.city && cityName(job.city),
    payOf(job)[0],
    openingsWords(job),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <span className="job-row-title" title={job.title}>
        {job.title}
      </span>
      <span className="job-row-facts faint">
        <ShortFacts facts={facts} />
      </span>
      {job.silentSince && <span className="job-row-silent">No answer since {formatDate(job.silentSince)}</span>}
    </>
  );
}

function Pay({ job }: { job: JobRow }) {
  const pay = payOf(job);
  return pay.length > 0 ? <TwoLines inFull={pay.join(', ')}>{pay.join(' · ')}</TwoLines> : nothing;
}

const managerColumn: ListColumn<ListedJob> = {
  key: 'manager',
  header: 'Manager',
  width: '14%',
  hideBelow: 992,
  cell: ({ manager }) => (manager ? <TwoLines inFull={fullName(manager)}>{fullName(manager)}</TwoLines> : nothing),
  text: ({ manager }) => (manager ? fullName(manager) : null),
};

const columns: ListColumn<ListedJob>[] = [
  { key: 'title', header: 'Title', cell: (job) => <Title job={job} />, text: ({ title }) => title },
  {
    key: 'client',
    header: 'Client',
    width: '16%',
    hideBelow: 992,
    cell: ({ client }) => (client ? <TwoLines inFull={client.companyName}>{client.companyName}</TwoLines> : nothing),
    text: ({ client }) => client?.companyName ?? null,
  },
  {
    key: 'city',
    header: 'City',
    width: '13%',
    hideBelow: 992,
    cell: ({ city }) => (city ? <TwoLines inFull={cityInFull(city)}>{cityName(city)}</TwoLines> : nothing),
    text: ({ city }) => city && cityInFull(city),
  },
  {
    key: 'pay',
    header: 'Pay',
    width: '13%',
    hideBelow: 992,
    cell: (job) => <Pay job={job} />,
    text: (job) => payOf(job).join(', '),
  },
  {
    key: 'points',
    header: 'Points',
    width: '64px',
    numeric: true,
    hideBelow: 1280,
    cell: (job) => (job.points > 0 ? formatCount(job.points) : nothing),
    text: ({ points }) => points,
  },
  {
    key: 'candidates',
    header: 'Candidates',
    width: '92px',
    numeric: true,
    hideBelow: 768,
    cell: (job) => formatCount(job.candidatesCount),
    text: ({ candidatesCount }) => candidatesCount,
  },
  {
    key: 'posted',
    header: 'Posted',
    width: '112px',
    hideBelow: 1280,
    cell: (job) => <RelativeTime at={job.createdAt} />,
    text: ({ createdAt }) => isoDay(createdAt),
  },
];

const silent: FileColumn<ListedJob> = {
  header: 'No answer since',
  text: ({ silentSince }) => (silentSince ? isoDay(silentSince) : null),
};

const openings: FileColumn<ListedJob> = { header: 'Openings', text: (job) => openingsWords(job) ?? null };

const skillsOf = (job: ListedJob, only?: string): string =>
  skillGroupsOf(job)
    .flatMap(({ label, skills }) => (only === undefined || label === only ? skills.map(({ name }) => name) : []))
    .join(', ');
const asked: readonly FileColumn<ListedJob>[] = [
  { header: 'Skills', text: (job) => skillsOf(job) || null },
  { header: 'Must have', text: (job) => skillsOf(job, 'Must have') || null },
  { header: 'Shift', text: (job) => shiftsOf(job) || null },
  { header: 'Hours a week', text: ({ hoursPerWeek }) => hoursPerWeek ?? null },
  { header: 'Experience', text: (job) => experienceOf(job) || null },
];

/** Pay as numbers, which a sheet can sort and sum. */
const paid: readonly FileColumn<ListedJob>[] = [
  { header: 'Per hour from', text: ({ rateFrom }) => rateFrom },
  { header: 'Per hour to', text: ({ rateTo }) => rateTo },
  { header: 'Per year from', text: ({ salaryFrom }) => salaryFrom },
  { header: 'Per year to', text: ({ salaryTo }) => salaryTo },
  { header: 'Currency', text: ({ rateCurrency, salaryCurrency }) => rateCurrency ?? salaryCurrency },
];

/** The columns of a file of jobs; those of several managers name theirs. */
export const jobFileColumns: readonly FileColumn<ListedJob>[] = [...columns, ...paid, ...asked, openings, silent];
export const overseenJobFileColumns = jobFileColumns.toSpliced(1, 0, managerColumn);

/** Jobs of one state, which the filter above names, as rows that link to the job. */
export function JobTable({ jobs }: { jobs: readonly ListedJob[] }) {
  const shown = jobs.some(({ manager }) => manager) ? columns.toSpliced(1, 0, managerColumn) : columns;
  return (
    <div className="job-table">
      <Table caption="Jobs" columns={shown} rows={jobs} rowKey={({ id }) => id} rowHref={({ id }) => paths.job(id)} />
    </div>
  );
}
