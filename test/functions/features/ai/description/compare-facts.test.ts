import { expect, it } from 'vitest';
import { compareFacts } from '../../../../../functions/features/ai/description/compare-facts.ts';

const before =
  'Lakeside Clinic in Duluth hires a nurse. Pay is $38 to $44 an hour. Two shifts, 36 hours. Experience with Epic required. A degree is not required. Write to jobs@lakeside.example.';

it.each<[what: string, after: string, lost: string[], invented: string[]]>([
  ['the same text', before, [], []],
  ['a heading more', `## About the job\n\n${before}`, [], []],
  ['an amount changed', before.replace('$44', '$49'), ['$44'], ['$49']],
  ['an amount left out', before.replace('$38 to $44', '$44'), ['$38'], []],
  ['a percentage that became an amount', before.replace('36 hours', '36 % travel'), ['36'], ['36%']],
  ['a place left out', before.replace('in Duluth ', ''), ['Duluth'], []],
  ['another place', before.replace('Duluth', 'the Boston area'), ['Duluth'], ['Boston']],
  ['an employer left out', before.replace('Lakeside Clinic in Duluth hires', 'We hire, in Duluth,'), ['Clinic'], []],
  ['a skill more', `${before} You know Cerner.`, [], ['skill Cerner', 'Cerner']],
  ['a duty more', `${before} You must be fit.`, [], ['must']],
  ['a duty turned around', before.replace('not required', 'required'), ['not'], []],
  ['an address left out', before.replace(' Write to jobs@lakeside.example.', ''), ['jobs@lakeside.example'], []],
  ['a link more', `${before} See https://elsewhere.example`, [], ['https://elsewhere.example']],
])('Comparing facts notices %s', (_what, after, lost, invented) => {
  const changes = compareFacts(before, after);
  expect(changes.lost).toEqual(expect.arrayContaining(lost));
  expect(changes.invented).toEqual(expect.arrayContaining(invented));
  expect([changes.lost.length > 0, changes.invented.length > 0]).toEqual([lost.length > 0, invented.length > 0]);
});
