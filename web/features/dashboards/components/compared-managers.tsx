import { useInfiniteQuery } from '@tanstack/react-query';
import { answerDays } from '../../../../shared/constants/dashboard.ts';
import type { ComparedManager } from '../../../../shared/model/dashboard.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { MoreRows } from '../../../ui/tables/more-rows.tsx';
import { answeredCounts, flowWords } from '../model/figure-words.ts';
import { comparedManagersQuery, everyPageOf, type OfRange } from '../queries/figures.ts';
import { FigureLink, PartLink } from './figure-link.tsx';
import { CsvButton, csvPages, csvSaying } from '../../../common/lists/csv-button.tsx';

const nameOf = ({ manager }: ComparedManager) => (manager ? fullName(manager) : 'A former manager');
const title = 'Your managers side by side';
const answeredLabel = `Answered within ${answerDays[1]} days`;

interface Definition {
  label: string;
  counts: string;
}

/** What happened in the range at each manager who works with the super manager, beside each other. */
export function ComparedManagers(scope: OfRange) {
  const query = useInfiniteQuery(comparedManagersQuery(scope));
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const flows = rows[0]?.flows.map(({ name }) => flowWords[name]) ?? [];
  const definitions = [...flows, { label: answeredLabel, counts: answeredCounts }];
  return (
    <Card
      title={title}
      aside={rows.length > 0 && <ComparedCsv scope={scope} definitions={definitions} />}
      className="figures-wide"
      flush
    >
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && !query.data && <LoadFailure title="The managers could not be loaded" query={query} />}
      {query.data && rows.length === 0 && (
        <p className="figures-none">
          No manager works with you yet. <Link to={paths.superManagers()}>Ask managers</Link>, and those who accept are
          compared here.
        </p>
      )}
      {rows.length > 0 && (
        <>
          <ComparedTable rows={rows} definitions={definitions} />
          <dl className="figures-counts">
            {definitions.map(({ label, counts }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{counts}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {query.hasNextPage && (
        <MoreRows
          shown={rows.length}
          total={query.data?.pages.at(-1)?.meta.total ?? rows.length}
          noun="managers"
          hasMore
          isLoading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
          onPress
        />
      )}
    </Card>
  );
}

function ComparedCsv({ scope, definitions }: { scope: OfRange; definitions: readonly Definition[] }) {
  const flows = definitions.slice(0, -1);
  return (
    <CsvButton
      name="managers"
      of={title.toLowerCase()}
      rows={() =>
        csvSaying(
          definitions.map(({ label, counts }) => `${label}: ${counts}`).join(' '),
          csvPages(
            ['Manager', ...flows.map(({ label }) => label), 'Answers', answeredLabel],
            everyPageOf.compared(scope),
            (row) => [
              nameOf(row),
              ...row.flows.map(({ count }) => count),
              row.answers.cases,
              row.answers.within.at(-1) ?? null,
            ],
          ),
        )
      }
    />
  );
}

interface ComparedTableProps {
  rows: readonly ComparedManager[];
  definitions: readonly Definition[];
}

function ComparedTable({ rows, definitions }: ComparedTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
    <div className="figures-table" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">Manager</th>
            {definitions.map(({ label, counts }) => (
              <th key={label} scope="col" title={counts} className="numeric">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.managerId}>
              <th scope="row">
                <Link to={paths.superManager(row.managerId)}>{nameOf(row)}</Link>
              </th>
              {row.flows.map(({ name, count }) => (
                <td key={name} className="numeric">
                  <FigureLink
                    figure={name}
                    managerId={row.managerId}
                    value={count}
                    label={`${flowWords[name].label}, ${nameOf(row)}`}
                  />
                </td>
              ))}
              <td className="numeric">{row.answers.cases > 0 ? <AnsweredLink row={row} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AnsweredLink({ row }: { row: ComparedManager }) {
  const { managerId, answers } = row;
  const value = answers.within.at(-1) ?? 0;
  return (
    <PartLink
      part={{ figure: 'stays', by: { status: 'submitted', within: answerDays[1] }, managerId, value }}
      cases={{ figure: 'stays', by: { status: 'submitted' }, managerId, value: answers.cases }}
      label={`${answeredLabel}, ${nameOf(row)}`}
    />
  );
}
