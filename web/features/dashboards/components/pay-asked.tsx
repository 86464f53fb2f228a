import { useInfiniteQuery } from '@tanstack/react-query';
import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { PayAsked } from '../../../../shared/model/pay-asked.ts';
import { countOf, formatRate, formatSalary, type MoneySpan } from '../../../../shared/rules/money.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { partWords } from '../figure-words.ts';
import { everyPayAsked, payAskedQuery } from '../queries/pay-asked.ts';
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

/** How many ask no more than the job pays; too few cases say so. */
function withinWords(row: PayAsked): string {
  const { what, cases, within } = row;
  if (!what) return 'nothing to compare';
  if (cases < fewestCases) return `too few ask, ${countOf(cases, 'candidate')}`;
  return `${partWords(within, cases)} ask no more`;
}

/** What each open job pays against what candidates with its skills ask. */
export function PayAskedOfJobs() {
  const query = useInfiniteQuery(payAskedQuery);
  return (
    <PagedCard
      title="Pay asked against pay offered"
      counts={`Each open job, the longest open first. Of the candidates with all of its skills, or with some where fewer than ${fewestCases} have all, how many ask no more than it pays at most. Only those who ask in its currency, and only as much as they ask at most. It does not depend on the chosen time.`}
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
              'Candidates',
              'Ask no more',
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
              row.cases,
              row.within,
              row.median,
            ],
          ),
      }}
    >
      {(row: PayAsked) => (
        <li key={row.jobId}>
          <span className="figure-row">
            <Link to={paths.job(row.jobId)} kind="plain" className="listing-title">
              {row.title}
            </Link>
            <span className="listing-facts">
              {row.company ?? productName} · {paysAndAsked(row)}
            </span>
          </span>
          <span className="listing-end numeric">
            {withinWords(row)}{' '}
            {row.cases >= fewestCases && <span className="faint">of those with {skillsOf(row)}</span>}
          </span>
        </li>
      )}
    </PagedCard>
  );
}
