import { useMemo, useState } from 'react';
import {
  guessColumns,
  hasHead,
  peopleOf,
  problemsOf,
  readPeopleFile,
  type ColumnUse,
  type PeopleFile,
} from '../model/people-file.ts';

interface Chosen extends PeopleFile {
  uses: ColumnUse[];
  withHead: boolean;
}

/** A chosen file of people: what its columns are, the people that this makes, and what is wrong in which row. */
export function usePeopleFile() {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const people = useMemo(() => (chosen ? peopleOf(chosen.table, chosen.uses, chosen) : []), [chosen]);
  const problems = useMemo(() => problemsOf(people), [people]);
  const choose = async ([file]: File[]) => {
    if (!file) return;
    const read = await readPeopleFile(file);
    setProblem('problem' in read ? read.problem : undefined);
    setChosen(
      'problem' in read ? undefined : { ...read, uses: guessColumns(read.table), withHead: hasHead(read.table) },
    );
  };
  const change = (next: Partial<Pick<Chosen, 'uses' | 'withHead'>>) =>
    setChosen((before) => before && { ...before, ...next });
  /** Makes a column something; what it is then, no other column is. */
  const use = (at: number, wanted: ColumnUse) =>
    setChosen(
      (before) =>
        before && {
          ...before,
          uses: before.uses.map((one, place) => (place === at ? wanted : one === wanted ? 'none' : one)),
        },
    );
  return { chosen, problem, people, problems, choose, change, use };
}
export type ChosenPeople = ReturnType<typeof usePeopleFile>;
