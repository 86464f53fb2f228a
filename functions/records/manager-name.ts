import type { Account } from '../../shared/model/person.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

type Named = Pick<Account, 'id' | 'role' | 'firstName' | 'lastName'>;
/** How many entries one search reads at most. */
const mostRead = 200;
const mostWords = 6;

/** A typed or stored name as words that compare: without accents and case. */
export function nameWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean))].slice(0, mostWords);
}

const wordsOf = ({ firstName, lastName }: Named): string[] => nameWords(`${firstName} ${lastName}`);

/** The writes by which a manager is found by each of their names; `before` is the person as named before. */
export function managerNameWrites(person: Named, before?: Named): SingleWrite[] {
  if (person.role !== 'manager') return [];
  const [now, former] = [wordsOf(person), before ? wordsOf(before) : []];
  return [
    ...former.filter((word) => !now.includes(word)).map((word) => ({ remove: keys.managerName(word, person.id) })),
    ...now
      .filter((word) => !former.includes(word))
      .map((word) => ({ put: { ...keys.managerName(word, person.id), managerId: person.id } })),
  ];
}

/** The writes after which nobody finds the person by name any more. */
export function forgottenNameWrites(person: Named): SingleWrite[] {
  return wordsOf(person).map((word) => ({ remove: keys.managerName(word, person.id) }));
}

/** The ids of managers one of whose names begins with the longest typed word, at most 200. */
export async function managersNamed(table: Table, typed: string): Promise<number[]> {
  const longest = nameWords(typed).toSorted((a, b) => b.length - a.length)[0];
  if (!longest) return [];
  const found = await table.query(keys.managersNamed(longest), { limit: mostRead });
  return [...new Set(found.map(({ managerId }) => managerId))];
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  managerName: {
    holds: 'a word of a manager’s name, by which super managers find them',
    found: 'by the account’s names',
    exported: { not: 'It repeats the account.' },
    erasure: remove,
  },
  managersNamed: { leadsTo: 'managerName' },
} satisfies PersonalData;
