import { expect, it } from 'vitest';
import { associationsOf } from '../../../shared/rules/associated-skills.ts';
import { lacksMustHave, type MatchedCandidate, type MatchedJob, matchOf } from '../../../shared/rules/match.ts';

const skills = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Skill ${id}` }));
const wanted = skills.slice(0, 3);
// The fourth goes with the first; the fifth with none.
const associations = associationsOf([[1, 4]]);
const subsetsOf = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((found, one) => [...found, ...found.map((subset) => [...subset, one])], [[]]);

const nobody: MatchedCandidate = {
  skills: [],
  rate: null,
  salary: null,
  clearances: null,
  authorisation: null,
  relocates: null,
  years: null,
};
const job: MatchedJob = {
  skills: wanted,
  mustHaveSkillIds: [],
  experienceYears: 4,
  mostExperienceYears: 8,
  rate: null,
  salary: null,
  clearances: [],
  authorisations: [],
  isRemote: true,
};
const context = { associations, km: null, unit: 'km' } as const;
const every = subsetsOf(wanted).flatMap((must) => subsetsOf(skills).map((has) => ({ must, has })));
const matched = (must: typeof skills, has: typeof skills, years: number | null = null) =>
  matchOf({ ...job, mustHaveSkillIds: must.map(({ id }) => id) }, { ...nobody, skills: has, years }, context);

it('No match falls because somebody has one more skill, whichever are must-haves (PLUS-17, PLUS-55)', () => {
  for (const { must, has } of every.filter((one) => one.has.length > 0))
    for (const more of skills.filter((one) => !has.includes(one))) {
      const [less, now] = [matched(must, has), matched(must, [...has, more])];
      expect(now.percent).toBeGreaterThanOrEqual(less.percent ?? -1);
      expect(Number(lacksMustHave(now))).toBeLessThanOrEqual(Number(lacksMustHave(less)));
    }
});

it('Somebody lacks a must-have exactly where they have neither it nor an associated one, and it is named (PLUS-55)', () => {
  for (const { must, has } of every.filter((one) => one.has.length > 0)) {
    const covers = (id: number) => has.some((one) => one.id === id || (id === 1 && one.id === 4));
    const lacking = must.filter(({ id }) => !covers(id)).map(({ name }) => name);
    const match = matched(must, has);
    expect(lacksMustHave(match)).toBe(lacking.length > 0);
    const { words = '' } = match.reasons.find(({ about }) => about === 'must-haves') ?? {};
    expect(words.match(/[Ll]acks(?:: | the must-haves? )(.*)$/)?.[1] ?? '').toBe(lacking.join(', '));
  }
});

it('A percent is whole and from 0 to 100, and every reason has words, in every case', () => {
  for (const { must, has } of every)
    for (const years of [null, 0, 3, 4, 8, 9, 50]) {
      const { percent, reasons } = matched(must, has, years);
      expect(percent === null).toBe(has.length === 0);
      expect([percent ?? 0, Math.round(percent ?? 0)]).toEqual(Array(2).fill(Math.min(100, Math.max(0, percent ?? 0))));
      expect(
        reasons.map(({ words }) => words).every((words) => /^\S.*\S$/.test(words) && !words.includes('undefined')),
      ).toBe(true);
      expect(new Set(reasons.map(({ about }) => about)).size).toBe(reasons.length);
    }
});

it('Years of work never outweigh skills: all skills with too few years come before one skill with enough (PLUS-55)', () => {
  const [few, enough] = [matched([], wanted, 0), matched([], [skills[1]!], 5)];
  expect(few.percent).toBeGreaterThan(enough.percent ?? 100);
  expect(matched([], wanted, 0).percent).toBeLessThan(matched([], wanted, 3).percent ?? 0);
  expect(matched([], wanted, 3).percent).toBeLessThan(matched([], wanted, 4).percent ?? 0);
  expect(matched([], wanted, 4).percent).toBe(100);
});
