import { describe, expect, it } from 'vitest';
import { ColumnarIndex } from '../../../functions/search/engine/engine.ts';
import type { JobDocument } from '../../../functions/records/job-document.ts';
import { jobKind } from '../../../functions/search/kinds/job.ts';
import { disagreement } from '../../../functions/search/engine/rivals/agreement.ts';
import { Oracle } from '../../../functions/search/engine/rivals/oracle.ts';
import { aJob, jobs, skills } from './seekers/jobs.ts';

const names = Object.keys(jobs);
const index = new ColumnarIndex(jobKind);
const oracle = new Oracle<JobDocument>(jobKind);
for (const [at, name] of names.entries()) {
  index.upsert({ id: at + 1, version: 1 }, aJob(jobs[name]));
  oracle.upsert(at + 1, aJob(jobs[name]));
}

const found = (text: string): string[] => index.search({ text, asYouType: true }).hits.map(({ id }) => names[id - 1]!);

describe('A job search', () => {
  it.each<[text: string, first: string, never: string[]]>([
    ['developer', 'backend', ['accountant', 'nurse']],
    ['software developer', 'embedded', ['nurse']],
    ['java developer', 'backend', ['frontend']],
    ['frontend developer', 'frontend', ['dotnet']],
    ['front-end', 'frontend', []],
    ['reactjs', 'frontend', ['nurse']],
    ['nodejs', 'frontend', []],
    ['c#', 'dotnet', ['embedded']],
    ['c++', 'embedded', ['dotnet']],
    ['.net', 'dotnet', []],
    ['dotnet coder', 'dotnet', []],
    ['embedded c', 'embedded', ['dotnet']],
    ['rn', 'rn', ['manager']],
    ['registered nurses', 'nurse', []],
    ['icu', 'nurse', ['rn']],
    ['part time nurse', 'nurse', ['rn']],
    ['nurse jobs in texas', 'nurse', ['rn']],
    ['nurse houston tx', 'nurse', ['rn']],
    ['accounting', 'accountant', ['sales']],
    ['certified public accountant', 'accountant', []],
    ['excel', 'accountant', ['backend', 'sales']],
    ['account executive', 'sales', ['accountant']],
    ['remote data analyst', 'analyst', ['soc']],
    ['data analyst work from home', 'analyst', ['soc']],
    ['hybrid analyst', 'soc', ['analyst']],
    ['site engineer', 'site', ['frontend', 'embedded']],
    ['engineer us citizen', 'site', ['embedded', 'analyst']],
    ['visa sponsorship', 'analyst', ['site']],
    ['h1b', 'analyst', ['site']],
    ['cyber security', 'soc', ['analyst', 'cleared']],
    ['infosec analyst', 'soc', ['analyst']],
    ['software engineer austin', 'frontend', ['backend']],
    ['wfh account executive', 'sales', ['driver', 'manager']],
    ['work from home quota', 'sales', ['driver', 'productManager']],
    ['cdl', 'driver', ['nurse']],
    ['truck operator', 'driver', []],
    ["driver's license", 'driver', []],
    ['project manager', 'manager', []],
    ['pm', 'manager', ['nurse']],
    ['product manager', 'productManager', ['manager']],
    ['bangalore', 'backend', ['dotnet']],
    ['java bangalore', 'backend', []],
    ['gurgaon', 'dotnet', []],
    ['bombay', 'manager', ['trainee']],
    ['nyc accountant', 'accountant', []],
    ['usa accountant', 'accountant', []],
    ['developer india', 'backend', ['frontend', 'embedded']],
    ['sf', 'productManager', []],
    ['top secret clearance', 'cleared', []],
    ['sysadmin', 'cleared', []],
    ['k8s', 'cleared', []],
    ['intern', 'trainee', ['dotnet', 'embedded']],
    ['mechanic', 'mechanic', ['designer']],
    ['mechanical engineer', 'designer', ['mechanic']],
    ['marketing', 'trainee', ['embedded']],
    ['resume', 'designer', []],
    ['acountent', 'accountant', []],
    ['kuberntes', 'cleared', []],
    ['mecanic', 'mechanic', []],
    ['78701', 'frontend', ['nurse']],
    ['engineer austin, tx', 'frontend', ['embedded']],
    ['javascrpt', 'frontend', ['backend']],
    ['software enginer', 'embedded', ['nurse']],
    ['sofware developper', 'embedded', ['nurse']],
    ['registred nurse', 'nurse', ['manager']],
    ['night shift', 'nurse', ['driver', 'rn']],
    ['rn -nights', 'rn', ['nurse']],
    ['rn –nights', 'rn', ['nurse']],
    ['rn \u2212nights', 'rn', ['nurse']],
    ['registered nurse NOT night', 'rn', ['nurse']],
    ['(java OR c#) AND (developer OR programmer)', 'dotnet', ['frontend', 'nurse']],
    ['"registered nurse" OR rn -"emergency department"', 'nurse', []],
    ['“design engineer”', 'designer', ['embedded']],
    ['"design engineer"', 'designer', ['embedded']],
    ['"eighteen beds"', 'nurse', []],
    ['eightee', 'nurse', []],
  ])('for %s finds %s first, never %j (GUEST-17)', (text, first, never) => {
    const all = found(text);
    expect(all[0]).toBe(first);
    expect(all.filter((name) => never.includes(name))).toEqual([]);
  });

  it('finds the other names of what a typo meant, one typo a word, and two in a long one', () => {
    for (const text of ['registred nurse', 'registered nurze', 'regstered nures', 'rgisterd nurse'])
      expect(found(text), text).toEqual(expect.arrayContaining(['nurse', 'rn']));
    for (const text of ['sofware enginer', 'softwrae engneer'])
      expect(found(text), text).toEqual(found('software engineer'));
  });

  it('for jobs of any kind finds all of them, near or wanted, and for these words in quotes what says them', () => {
    for (const text of ['jobs', 'jobs near me', 'Job openings', 'hiring near me'])
      expect(found(text), text).toEqual(found(''));
    expect(found('jobs near me in texas').toSorted()).toEqual(found('texas').toSorted());
    expect(found('"near me"')).toEqual([]);
  });

  it('ranks a title above skills, and both above a description that repeats the word', () => {
    const boiler = new ColumnarIndex(jobKind);
    const said = [
      { title: 'Welder' },
      { title: 'Fabricator', ...skills('Welder') },
      { title: 'Clerk', description: 'welder welder welder' },
    ];
    for (const [at, job] of said.entries()) boiler.upsert({ id: said.length - at, version: 1 }, aJob(job));
    expect(boiler.search({ text: 'welder' }).hits.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('narrows while a guest types, and is never empty on the way to a whole word', () => {
    for (const text of [
      'ja',
      'jav',
      'java',
      'java ',
      'java d',
      'java de',
      'java dev',
      'java deve',
      'java develope',
      'java developer',
    ])
      expect(found(text)[0], text).toBe('backend');
    expect(found('j')).toHaveLength(names.length);
    for (const text of ['kub', 'kuberne', 'kubernetes', 'kubernetes on'])
      expect(found(text), text).toEqual(['cleared']);
  });

  it('agrees with the oracle in every one of these cases', () => {
    const texts = [
      'developer',
      'wfh',
      'work from home',
      'project manager',
      'lab tech',
      'nyc accountant',
      'acountent',
      'registred nurse',
      'night shift -icu',
      '(java OR "design engineer") developer OR rn',
      'excel',
      'java d',
      'top secret clearance',
      'us nurse',
      "driver's license",
      'नर्स',
      'bay area product',
    ];
    expect(texts.flatMap((text) => disagreement({ text, asYouType: true }, index, oracle) ?? [])).toEqual([]);
  });
});
