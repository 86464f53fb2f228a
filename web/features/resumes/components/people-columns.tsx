import { Card } from '../../../ui/layouts/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { ChosenPeople } from '../hooks/use-people-file.ts';
import { columnNames, columnUses, type ColumnUse } from '../model/people-file.ts';

const options = columnUses.map((value) => ({ value, label: columnNames[value] }));

/** What each column of a file is: guessed, and to be corrected. */
export function PeopleColumns({ chosen, change, use }: Pick<ChosenPeople, 'chosen' | 'change' | 'use'>) {
  if (!chosen) return null;
  const { table, uses, withHead } = chosen;
  const [head = [], second = []] = table;
  return (
    <Card title="Columns">
      <Checkbox
        label="The first row names the columns"
        checked={withHead}
        onChange={({ target }) => change({ withHead: target.checked })}
      />
      <div className="people-columns">
        {uses.map((value, at) => {
          const example = (withHead ? second : head)[at]?.trim();
          return (
            <Select
              // Columns have no name of their own where the file names none.
              key={`${at}-${head[at] ?? ''}`}
              label={(withHead && head[at]?.trim()) || `Column ${at + 1}`}
              help={example ? `For example: ${example.slice(0, 40)}` : 'Empty in the first row'}
              options={options}
              value={value}
              onChange={({ target }) => use(at, target.value as ColumnUse)}
            />
          );
        })}
      </div>
    </Card>
  );
}
