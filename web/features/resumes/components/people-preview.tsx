import { formatCount, countOf } from '../../../../shared/rules/money.ts';
import type { ImportRow } from '../../../../shared/validation/people-import.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import type { ChosenPeople } from '../hooks/use-people-file.ts';

/** Rows that are shown before they are imported. */
const shown = 10;

/** The first rows of a file as people, with what is wrong in each, and how many have a problem. */
export function PeoplePreview({ people, problems }: Pick<ChosenPeople, 'people' | 'problems'>) {
  const fine = people.length - problems.size;
  return (
    <Card
      title="Preview"
      flush
      aside={<span className="soft">{`First ${Math.min(shown, people.length)} of ${formatCount(people.length)}`}</span>}
    >
      <p className="people-sum" role="status">
        <strong>{`${countOf(fine, 'row')} can be imported.`}</strong>{' '}
        {problems.size > 0 && `${countOf(problems.size, 'row')} cannot, and will be listed with the reason.`}
      </p>
      <Table caption="Preview" columns={columnsOf(problems)} rows={people.slice(0, shown)} rowKey={({ row }) => row} />
    </Card>
  );
}

const columnsOf = (problems: ReadonlyMap<number, string>): Column<ImportRow>[] => [
  {
    key: 'name',
    header: 'Person',
    width: '40%',
    cell: ({ row, firstName, lastName, email }) => (
      <span className="merge-row-name">
        <bdi>{`${firstName} ${lastName}`.trim() || `Row ${row}`}</bdi>
        <span className="faint">{email}</span>
        {problems.has(row) && <span className="people-problem">{problems.get(row)}</span>}
      </span>
    ),
  },
  {
    key: 'work',
    header: 'Work',
    hideBelow: 768,
    cell: ({ title, company }) => <span className="soft">{[title, company].filter(Boolean).join(', ')}</span>,
  },
  { key: 'city', header: 'City', hideBelow: 768, cell: ({ city }) => <span className="soft">{city}</span> },
  {
    key: 'skills',
    header: 'Skills',
    hideBelow: 992,
    cell: ({ skills }) => <span className="soft">{skills.slice(0, 80)}</span>,
  },
];
