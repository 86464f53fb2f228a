import type { ReactNode } from 'react';
import { answerDays } from '../../../../shared/constants/dashboard.ts';
import type { DashboardFigures } from '../../../../shared/model/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { daysWords } from '../model/figure-words.ts';
import { CsvButton, type CsvRows } from '../../../common/lists/csv-button.tsx';
import { FigureLink, PartLink } from './figure-link.tsx';

interface PaceFiguresProps {
  toHire: DashboardFigures['toHire'];
  /** Null where candidates are not counted: for all managers together. */
  answers: DashboardFigures['answers'] | null;
}

interface Row {
  name: string;
  /** What exactly is counted. */
  counts: string;
  /** In words, which open the list; nothing where there are too few cases. */
  value: ReactNode;
  cells: CsvRows[number];
}

const hireCounts = 'Whole days from posting a job to closing it with a hire, of the hires in this period.';
const answerCounts = 'Submitted candidates who were moved on or rejected in this period, by how long they had waited.';

/** How long hires took, and how quickly submitted candidates were answered, in the range. */
export function PaceFigures({ toHire, answers }: PaceFiguresProps) {
  const hire = (name: string, days: number | undefined): Row => ({
    name,
    counts: `${hireCounts} ${countOf(toHire.cases, 'hire')}.`,
    value: days === undefined ? null : <FigureLink figure="hired" words={daysWords(days)} label={name} />,
    cells: [name, toHire.cases, days ?? null],
  });
  const rows: Row[] = [
    hire('Days to a hire, usually', toHire.days?.median),
    hire('Days to a hire, 9 in 10 within', toHire.days?.p90),
    ...(answers
      ? answerDays.map((limit, at): Row => {
          const [name, part] = [`Submitted candidates answered within ${limit} days`, answers.within[at] ?? 0];
          return {
            name,
            counts: answerCounts,
            value:
              answers.cases > 0 ? (
                <PartLink
                  part={{ figure: 'stays', by: { status: 'submitted', within: limit }, value: part }}
                  cases={{ figure: 'stays', by: { status: 'submitted' }, value: answers.cases }}
                  label={name}
                />
              ) : null,
            cells: [name, answers.cases, part],
          };
        })
      : []),
  ];
  return (
    <Card
      title="How long it takes"
      aside={
        <CsvButton
          name="how-long"
          of="how long it takes"
          rows={[
            ['Figure', 'Cases', 'Value', 'What it counts'],
            ...rows.map(({ cells, counts }) => [...cells, counts]),
          ]}
        />
      }
      flush
    >
      <ul className="listing" aria-label="How long it takes">
        {rows.map(({ name, counts, value }) => (
          <li key={name} title={counts}>
            <span className="figure-row">
              <span className="listing-title">{name}</span>
              <span className="listing-facts">{counts}</span>
            </span>
            <span className="listing-end numeric">{value ?? <span className="faint">too few</span>}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
