import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RankedPerson } from '../../../../shared/model/dashboard.ts';
import { answerDays, type ListedFigure } from '../../../../shared/constants/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { fullName } from '../../../common/people/person.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { answeredCounts, partWords } from '../model/figure-words.ts';
import { topManagersQuery, topRecruitersQuery, type OfRange } from '../queries/figures.ts';
import { CsvButton } from '../../../common/lists/csv-button.tsx';
import type { FigureAddress } from '../model/figure-scope.ts';
import { FigureLink, PartLink } from './figure-link.tsx';

/** The first ten recruiters by hires, then points (DASH-07, DASH-20, DASH-28). */
export function TopRecruiters(scope: OfRange) {
  const query = useQuery(topRecruitersQuery(scope));
  const { id } = useAccount();
  // A recruiter sees how many hires others have, and which ones only of their own.
  const opens = ({ personId }: RankedPerson) =>
    scope.of !== 'recruiter' ? { by: { recruiterId: personId } } : personId === id ? {} : undefined;
  return <Ranking title="Recruiters with the most hires" former="A former recruiter" query={query} opens={opens} />;
}

/** The first ten by hires, then points, of the managers who work with the super manager (DASH-08). */
export function TopManagers(scope: OfRange) {
  const query = useQuery(topManagersQuery(scope));
  const opens = ({ personId }: RankedPerson) => ({ managerId: personId });
  return <Ranking title="Your managers with the most hires" former="A former manager" query={query} opens={opens} />;
}

interface RankingProps {
  title: string;
  former: string;
  query: UseQueryResult<RankedPerson[]>;
  /** Whose lists a person's figures open; undefined for one whose lists the reader may not see. */
  opens: (row: RankedPerson) => Omit<FigureAddress, 'figure'> | undefined;
}

const counts = `Hires are jobs closed with a hire in this period; equal ones by points. Answers: ${answeredCounts}`;

function Ranking({ title, former, query: { data, error, isPending, refetch }, opens }: RankingProps) {
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
      {error && !data && <LoadFailure title="The ranking could not be loaded" query={{ error, refetch }} />}
      {data?.length === 0 && <p className="figures-none">No hire in this period.</p>}
      {rows.length > 0 && (
        <ol className="listing" aria-label={title}>
          {rows.map((row, at) => (
            <li key={row.person?.id ?? -at}>
              <span className="figure-row">
                <span className="listing-title">
                  <span className="faint numeric">{row.place}.</span> {nameOf(row)}
                </span>
                <span className="listing-facts" title={answeredCounts}>
                  <Answered row={row} name={nameOf(row)} opens={opens(row)} />
                </span>
              </span>
              <span className="listing-end numeric">
                <Opened figure="hired" words={countOf(row.hires, 'hire')} label={nameOf(row)} opens={opens(row)} />{' '}
                <span className="faint">
                  <Opened figure="points" words={countOf(row.points, 'point')} label={nameOf(row)} opens={opens(row)} />
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && <p className="figures-counts">{counts}</p>}
    </Card>
  );
}

type Opens = ReturnType<RankingProps['opens']>;

function Opened({ opens, ...link }: { figure: ListedFigure; words: string; label: string; opens: Opens }) {
  return opens ? <FigureLink {...link} {...opens} /> : link.words;
}

function Answered({ row: { answers }, name, opens }: { row: RankedPerson; name: string; opens: Opens }) {
  if (answers.cases === 0) return 'No candidate was answered in this period';
  const end = ` answered within ${answerDays[1]} days`;
  if (!opens) return `${partWords(answers.within, answers.cases)}${end}`;
  const by = { status: 'submitted' as const, ...opens.by };
  return (
    <>
      <PartLink
        part={{ ...opens, figure: 'stays', by: { ...by, within: answerDays[1] }, value: answers.within }}
        cases={{ ...opens, figure: 'stays', by, value: answers.cases }}
        label={`${name},${end}`}
      />
      {end}
    </>
  );
}
