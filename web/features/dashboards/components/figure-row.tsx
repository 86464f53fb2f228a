import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { ListedFigure } from '../../../../shared/constants/dashboard.ts';
import type { FigureRow } from '../../../../shared/model/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { formatShortDate } from '../../../ui/text/short-dates.ts';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { daysWords } from '../model/figure-words.ts';

const outcomeWords = { hired: 'Hired', running: 'In progress', rejected: 'Rejected' } as const;

const companyOf = ({ clientId, company }: FigureRow) => company ?? (clientId === null ? null : 'A former client');
const jobOf = ({ jobId, title }: FigureRow) => title ?? (jobId === null ? null : 'A deleted job');

/** Who a row is about; one who hides from the reader, or is gone, without a name. */
function candidateOf({ candidate, candidateId }: FigureRow): string {
  if (candidate) return fullName(candidate);
  return candidateId === null ? 'A candidate' : 'A former candidate';
}

const recruiterOf = ({ recruiter, recruiterId }: FigureRow) =>
  recruiter ? fullName(recruiter) : recruiterId === null ? null : 'A former recruiter';

type Kind = 'job' | 'client' | 'hire' | 'candidate';
const kinds: Record<ListedFigure, Kind> = {
  posted: 'job',
  removed: 'job',
  closed: 'hire',
  hired: 'hire',
  points: 'hire',
  clientsAdded: 'client',
  clientsRemoved: 'client',
  candidates: 'candidate',
  moves: 'candidate',
  left: 'candidate',
  movedOn: 'candidate',
  rejected: 'candidate',
  stays: 'candidate',
  putForward: 'candidate',
};

const movedFromTo = ({ from, to }: FigureRow) =>
  from && to ? `${pipelineStatusLabels[from]} to ${pipelineStatusLabels[to]}` : null;

/** Who or what a row is about, and where it leads. */
function subjectOf(kind: Kind, row: FigureRow): { name: string; to: string | undefined } {
  if (kind === 'client') return { name: companyOf(row) ?? 'A client', to: undefined };
  if (kind === 'candidate')
    return {
      name: candidateOf(row),
      to: row.candidate && row.jobId && row.title ? paths.candidateOnJob(row.jobId, row.candidate.id) : undefined,
    };
  return { name: jobOf(row) ?? 'A job', to: row.jobId && row.title ? paths.job(row.jobId) : undefined };
}

function factsOf(kind: Kind, row: FigureRow): (string | null)[] {
  if (kind === 'client') return [];
  if (kind === 'job') return [companyOf(row)];
  const by = recruiterOf(row);
  if (kind === 'candidate') return [movedFromTo(row), jobOf(row), companyOf(row), by && `put forward by ${by}`];
  const whom = row.isWithheld ? 'Somebody' : candidateOf(row);
  const hired = row.outcome === 'hired' ? `${whom} was hired` : 'closed without a hire';
  return [companyOf(row), hired, by && `put forward by ${by}`];
}

/** One thing that a figure counts: who or what, on which job, when, and where it leads. */
export function FigureRowItem({
  figure,
  row,
  withManager,
}: {
  figure: ListedFigure;
  row: FigureRow;
  withManager: boolean;
}) {
  const kind = kinds[figure];
  const { name, to } = subjectOf(kind, row);
  const manager = withManager && `at ${row.manager ? fullName(row.manager) : 'a former manager'}`;
  const facts = [...factsOf(kind, row), manager].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      <span className="figure-row">
        {to ? (
          <Link to={to} kind="plain" className="listing-title">
            {name}
          </Link>
        ) : (
          <span className="listing-title">{name}</span>
        )}
        <span className="listing-facts">
          <ShortFacts facts={facts} />
        </span>
      </span>
      <span className="listing-end numeric">
        {formatShortDate(row.at)} <span className="faint">{endOf(figure, kind, row)}</span>
      </span>
    </>
  );
}

function endOf(figure: ListedFigure, kind: Kind, row: FigureRow): string {
  if (figure === 'putForward') return row.outcome ? outcomeWords[row.outcome] : '';
  if (figure === 'points') return countOf(row.points ?? 0, 'point');
  if (row.days === null) return '';
  return kind === 'hire' ? `open ${daysWords(row.days)}` : daysWords(row.days);
}

/** A row as cells of a file, in the order of `figureColumns`. */
export const figureCells = (row: FigureRow): (string | number | null)[] => [
  isoDay(row.at),
  row.candidateId === null ? null : candidateOf(row),
  row.from && pipelineStatusLabels[row.from],
  row.to && pipelineStatusLabels[row.to],
  jobOf(row),
  companyOf(row),
  recruiterOf(row),
  row.manager && fullName(row.manager),
  row.days,
  row.points,
];
export const figureColumns = [
  'When',
  'Candidate',
  'From',
  'To',
  'Job',
  'Client',
  'Recruiter',
  'Manager',
  'Days',
  'Points',
];
