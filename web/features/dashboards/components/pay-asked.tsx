import { useInfiniteQuery } from '@tanstack/react-query';
import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import type { PayAsked } from '../../../../shared/model/pay-asked.ts';
import { formatRate, formatSalary, type MoneySpan } from '../../../../shared/rules/money.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { everyPayAsked, payAskedQuery } from '../queries/pay-asked.ts';
import { JobRow } from './job-row.tsx';
import { PagedCard } from './paged-card.tsx';

const amountOf = ({ what }: PayAsked, span: MoneySpan) => (what === 'rate' ? formatRate(span) : formatSalary(span));

/** What a job pays and what half of the candidates ask at most, in words. */
function paysAndAsked(row: PayAsked): string {
  const { currency, offered, median } = row;
  const pays = amountOf(row, { ...offered, currency });
  if (!pays) return 'names no pay';
  if (median === null) return `pays ${pays}`;
  return `pays ${pays}, half ask at most ${amountOf(row, { from: median, to: median, currency })}`;
}

const skillsOf = ({ skills }: PayAsked) => (skills === 'all' ? 'all its skills' : 'some of its skills');

// Managers do not search candidates (PERM-15), so there is no list of them to open, and no number of them is shown.
const shareOf = ({ cases, within }: PayAsked) => (cases < fewestCases ? null : Math.round((within / cases) * 100));

/** The share of those who ask no more than the job pays; too few cases say so. */
function withinWords(row: PayAsked): string {
  if (!row.what) return 'nothing to compare';
  const share = shareOf(row);
  return share === null ? 'too few ask' : `${share}% ask no more`;
}

/** What each open job pays against what candidates with its skills ask. */
export function PayAskedOfJobs() {
  const query = useInfiniteQuery(payAskedQuery);
  return (
    <PagedCard
      title="Pay asked against pay offered"
      counts={`Each open job, the longest open first. Of the candidates with all of its skills, or with some where fewer than ${fewestCases} have all, the share that asks no more than it pays at most. Only those who ask in its currency, and only as much as they ask at most. It does not depend on the chosen time.`}
      noun="jobs"
      none="No job is open."
      query={query}
      csv={{
        name: 'pay-asked-and-offered',
        rows: () =>
          csvPages(
            [
              'Job',
              'Client',
              'Compared',
              'Currency',
              'Pays from',
              'Pays to',
              'Skills',
              'Ask no more, in %',
              'Half ask at most',
            ],
            everyPayAsked(),
            (row) => [
              row.title,
              row.company,
              row.what,
              row.currency,
              row.offered.from,
              row.offered.to,
              row.skills,
              shareOf(row),
              row.median,
            ],
          ),
      }}
    >
      {(row: PayAsked) => (
        <JobRow
          key={row.jobId}
          job={row}
          says={paysAndAsked(row)}
          end={
            <>
              {withinWords(row)}{' '}
              {row.cases >= fewestCases && <span className="faint">of those with {skillsOf(row)}</span>}
            </>
          }
        />
      )}
    </PagedCard>
  );
}
