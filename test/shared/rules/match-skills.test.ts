import { describe, expect, it } from 'vitest';
import { associationsOf } from '../../../shared/rules/associated-skills.ts';
import { lacksMustHave, matchOf, type MatchedCandidate, type MatchedJob } from '../../../shared/rules/match.ts';
import { type NamedSkill, skillReasons } from '../../../shared/rules/match-skills.ts';

const [icu, bls, acute, spanish, triage] = ['ICU', 'BLS', 'Acute care', 'Spanish', 'Triage'].map((name, place) => ({
  id: place + 1,
  name,
})) as [NamedSkill, NamedSkill, NamedSkill, NamedSkill, NamedSkill];
const associations = associationsOf([[icu.id, acute.id]]);

const reasons = (wanted: NamedSkill[], must: NamedSkill[], has: NamedSkill[]) =>
  skillReasons({ skills: wanted, mustHaveSkillIds: must.map(({ id }) => id) }, has, associations).map(
    ({ about, fit, words }) => [about, fit, words],
  );

describe('Must-haves are said apart from the other skills, with those that are missing (PLUS-55)', () => {
  it.each<[string, NamedSkill[], string, string]>([
    ['all', [bls, icu], 'full', '2 of 2 must-haves: ICU, BLS'],
    ['one', [icu], 'none', '1 of 2 must-haves: ICU; lacks: BLS'],
    ['none', [spanish], 'none', 'Lacks the must-haves ICU, BLS'],
    ['one and an associated one', [bls, acute], 'part', '1 of 2 must-haves: BLS; Acute care is associated with ICU'],
    ['an associated one alone', [acute], 'none', 'Acute care is associated with ICU; lacks: BLS'],
  ])('who has %s of two', (_what, has, fit, words) => {
    expect(reasons([icu, spanish, bls], [icu, bls], has)[0]).toEqual(['must-haves', fit, words]);
  });

  it.each<[NamedSkill[], string, string]>([
    [[icu], 'full', '1 of 1 must-have: ICU'],
    [[acute], 'part', 'Acute care is associated with ICU'],
    [[bls], 'none', 'Lacks the must-have ICU'],
  ])('of a job with one, for who has %j', (has, fit, words) => {
    expect(reasons([icu], [icu], has)).toEqual([['must-haves', fit, words]]);
  });

  it.each<[NamedSkill[], string, string]>([
    [[icu, spanish, triage], 'full', '2 of 2 nice-to-have skills: Spanish, Triage'],
    [[icu, spanish], 'part', '1 of 2 nice-to-have skills: Spanish'],
    [[icu], 'none', 'None of the 2 nice-to-have skills'],
  ])('and what is nice to have after them, for who has %j', (has, fit, words) => {
    expect(reasons([spanish, icu, triage], [icu], has)[1]).toEqual(['skills', fit, words]);
  });

  it('and none where nobody can say: without skills of the candidate, without skills of the job', () => {
    expect(reasons([icu], [icu], [])).toEqual([['skills', 'unknown', 'No skills are named yet']]);
    expect(reasons([], [], [icu])).toEqual([['skills', 'unknown', 'The job names no skills']]);
  });
});

describe('What is nice to have', () => {
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
    skills: [icu, bls, spanish, triage],
    mustHaveSkillIds: [],
    rate: null,
    salary: null,
    clearances: [],
    authorisations: [],
    isRemote: true,
  };
  const match = (has: NamedSkill[], must: NamedSkill[]) =>
    matchOf(
      { ...job, mustHaveSkillIds: must.map(({ id }) => id) },
      { ...nobody, skills: has },
      { associations, km: null, unit: 'km' },
    );

  it.each<[NamedSkill[], number]>([
    [[icu, bls, spanish, triage], 100],
    [[icu, bls], 67],
    [[icu, spanish, triage], 67],
    [[icu], 33],
    [[acute], 17],
    [[spanish, triage], 33],
    [[spanish], 17],
  ])('counts for half of a must-have: %j', (has, percent) => expect(match(has, [icu, bls]).percent).toBe(percent));

  it('counts as much as any other where the job names no must-haves, or all are', () => {
    for (const must of [[], [icu, bls, spanish, triage]])
      expect([[icu], [spanish]].map((has) => match(has, must).percent)).toEqual([25, 25]);
  });

  it('never makes up in words for a must-have that is missing', () => {
    expect(lacksMustHave(match([icu, spanish, triage], [icu, bls]))).toBe(true);
    expect(lacksMustHave(match([acute, bls], [icu, bls]))).toBe(false);
    expect(lacksMustHave(match([spanish], []))).toBe(false);
    expect([lacksMustHave(null), lacksMustHave(undefined)]).toEqual([false, false]);
  });

  it('is independent of the order in which skills are named', () => {
    const turned = { ...job, skills: job.skills.toReversed(), mustHaveSkillIds: [bls.id, icu.id] };
    const has = { ...nobody, skills: [spanish, icu] };
    const context = { associations, km: null, unit: 'km' } as const;
    expect(matchOf(turned, has, context).percent).toBe(match([icu, spanish], [icu, bls]).percent);
  });
});
