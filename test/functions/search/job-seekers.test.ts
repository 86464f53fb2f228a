import { describe, expect, it } from 'vitest';
import { ColumnarIndex } from '../../../functions/search/engine/engine.ts';
import type { JobDocument } from '../../../functions/records/job-document.ts';
import { jobKind } from '../../../functions/search/kinds/job.ts';
import { disagreement } from '../../../functions/search/engine/rivals/agreement.ts';
import { Oracle } from '../../../functions/search/engine/rivals/oracle.ts';

const blank: JobDocument = {
  title: '',
  description: '',
  companyName: null,
  cityName: null,
  stateName: null,
  skills: [],
  campaignIds: [],
  cityId: null,
  countryId: null,
  lat: null,
  lng: null,
  rateFrom: null,
  rateTo: null,
  rateCurrency: null,
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: null,
  employmentType: ['full_time'],
  clearanceType: [],
  citizenship: [],
  travel: null,
  relocation: null,
  workplace: 'on_site',
  createdAt: 0,
  managerId: 1,
  clientId: null,
  status: 'signed',
};
const usa = (cityName: string, stateName: string) => ({ cityId: 1, cityName, stateName, countryId: 840 });
const india = (cityName: string, stateName: string) => ({ cityId: 2, cityName, stateName, countryId: 356 });
const skills = (...names: string[]) => ({ skills: names.map((name, at) => ({ id: at + 1, name })) });

/** Jobs as they are written, by a short name; each description mentions what other jobs are about. */
const jobs: Record<string, Partial<JobDocument>> = {
  backend: {
    title: 'Backend Developer',
    ...india('Bengaluru', 'Karnataka'),
    ...skills('Java', 'Spring Boot'),
    description: 'You develop services and work with our designers. Excellent communication.',
  },
  frontend: {
    title: 'Frontend Engineer',
    ...usa('Austin', 'Texas'),
    zip: '78701',
    ...skills('React', 'TypeScript', 'Node.js'),
    description: 'Customer reactions decide what we build. JavaScript every day.',
  },
  dotnet: {
    title: '.NET Programmer',
    ...india('Gurugram', 'Haryana'),
    ...skills('C#', '.NET'),
    description: 'Internal tools for the accounting office.',
  },
  embedded: {
    title: 'Embedded Software Engineer, Motors',
    ...usa('Detroit', 'Michigan'),
    ...skills('C++', 'C'),
    description: 'Firmware in C++ for international markets.',
  },
  nurse: {
    title: 'Registered Nurse, ICU nights',
    ...usa('Houston', 'Texas'),
    employmentType: ['part_time'],
    description: 'Twelve hour shifts on a ward of eighteen beds.',
  },
  rn: { title: 'Emergency Department RN', ...usa('Columbus', 'Ohio'), description: 'Triage and care of every age.' },
  accountant: {
    title: 'Staff Accountant',
    ...usa('New York City', 'New York'),
    ...skills('Excel'),
    description: 'Month end and the ledger. CPA welcome.',
  },
  sales: {
    title: 'Account Executive',
    workplace: 'remote',
    companyName: 'Northwind',
    description: 'Quota, customers, accounts of your own. Excellent pay. We sell from home; no office.',
  },
  driver: {
    title: 'Truck Driver, Class A',
    ...usa('Tulsa', 'Oklahoma'),
    description: 'A valid driver’s license and two years on the road. Home on weekends.',
  },
  manager: {
    title: 'Project Manager, Construction',
    ...india('Mumbai', 'Maharashtra'),
    description: 'You lead site engineers and manage budgets.',
  },
  productManager: {
    title: 'Product Manager',
    ...usa('San Francisco', 'California'),
    description: 'Work with engineers on what comes next. Production quality matters.',
  },
  cleared: {
    title: 'Systems Administrator',
    ...usa('Washington', 'District of Columbia'),
    clearanceType: ['top_secret'],
    description: 'Linux and Kubernetes on premises.',
  },
  trainee: {
    title: 'Marketing Internship',
    ...india('Pune', 'Maharashtra'),
    employmentType: ['temporary'],
    description: 'Campaigns, numbers and coffee.',
  },
  mechanic: { title: 'Diesel Mechanic', ...usa('Tulsa', 'Oklahoma'), description: 'Engines, brakes, hydraulics.' },
  site: {
    title: 'Site Engineer',
    ...usa('Denver', 'Colorado'),
    citizenship: ['usCitizen', 'greenCard'],
    description: 'Roads and bridges. Nothing here is done from afar.',
  },
  analyst: {
    title: 'Data Analyst',
    ...usa('Chicago', 'Illinois'),
    workplace: 'remote',
    citizenship: ['h1b', 'optional'],
    description: 'Two meetings a week.',
  },
  soc: { title: 'SOC Analyst', ...usa('Reston', 'Virginia'), workplace: 'hybrid', description: 'Three shifts.' },
  designer: {
    title: 'Mechanical Design Engineer',
    ...usa('Cleveland', 'Ohio'),
    description: 'SolidWorks and a good eye. Résumé with three drawings.',
  },
};

const names = Object.keys(jobs);
const index = new ColumnarIndex(jobKind);
const oracle = new Oracle<JobDocument>(jobKind);
for (const [at, name] of names.entries()) {
  index.upsert({ id: at + 1, version: 1 }, { ...blank, ...jobs[name] });
  oracle.upsert(at + 1, { ...blank, ...jobs[name] });
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
    for (const [at, job] of said.entries()) boiler.upsert({ id: said.length - at, version: 1 }, { ...blank, ...job });
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
