import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RankedPerson } from '../../../../shared/model/dashboard.ts';
import { answerDays } from '../../../../shared/constants/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { fullName } from '../../../common/people/person.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { answeredCounts, partWords } from '../figure-words.ts';
import { topManagersQuery, topRecruitersQuery, type OfRange } from '../queries/figures.ts';
import { CsvButton } from '../../../common/lists/csv-button.tsx';

/** The first ten recruiters by hires, then points (DASH-07, DASH-20, DASH-28). */
export function TopRecruiters(scope: OfRange) {
  const query = useQuery(topRecruitersQuery(scope));
  return <Ranking title="Recruiters with the most hires" former="A former recruiter" query={query} />;
}

/** The first ten managers by hires, then points (DASH-08). */
export function TopManagers(scope: OfRange) {
  const query = useQuery(topManagersQuery(scope));
  return <Ranking title="Managers with the most hires" former="A former manager" query={query} />;
}

interface RankingProps {
  title: string;
  former: string;
  query: UseQueryResult<RankedPerson[]>;
}

const counts = `Hires are jobs closed with a hire in this time; equal ones by points. Answers: ${answeredCounts}`;

function Ranking({ title, former, query: { data, error, isPending, refetch } }: RankingProps) {
  const nameOf = ({ person }: RankedPerson) => (person ? fullName(person) : former);
  const rows = data ?? [];
  return (
    <Card
      title={<span title={counts}>{title}</span>}
      aside={
        rows.length > 0 && (
          <CsvButton
            name={title.toLowerCase().replaceAll(' ', '-')}
            of={title.toLowerCase()}
            rows={[
              [
                'Place',
                'Name',
                'Hires',
                'Points',
                'Answers',
                `Answered within ${answerDays[1]} days`,
                'What it counts',
              ],
              ...rows.map((row) => [
                row.place,
                nameOf(row),
                row.hires,
                row.points,
                row.answers.cases,
                row.answers.within,
                counts,
              ]),
            ]}
          />
        )
      }
      flush
    >
      {isPending && <SkeletonRows rows={3} />}
      {error && !data && (
        <ErrorState
          title="The ranking could not be loaded"
          message={failureMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="figures-none">No hire in this time.</p>}
      {rows.length > 0 && (
        <ol className="listing" aria-label={title}>
          {rows.map((row, at) => (
            <li key={row.person?.id ?? -at}>
              <span className="figure-row">
                <span className="listing-title">
                  <span className="faint numeric">{row.place}.</span> {nameOf(row)}
                </span>
                <span className="listing-facts" title={answeredCounts}>
                  {row.answers.cases > 0
                    ? `${partWords(row.answers.within, row.answers.cases)} answered within ${answerDays[1]} days`
                    : 'No candidate was answered in this time'}
                </span>
              </span>
              <span className="listing-end numeric">
                {countOf(row.hires, 'hire')} <span className="faint">{countOf(row.points, 'point')}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && <p className="figures-counts">{counts}</p>}
    </Card>
  );
}
