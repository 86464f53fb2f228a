import { expect, it } from 'vitest';
import { cityById } from '../../../functions/features/lookups/cities.ts';
import { companies } from '../../../infra/demo-world/data/companies.ts';
import { demoCities } from '../../../infra/demo-world/data/demo-cities.ts';
import { jobCount, jobMaterial } from '../../../infra/demo-world/job-material.ts';
import { fields } from '../../../infra/demo-world/data/role.ts';
import { jobForm } from '../../../shared/validation/job.ts';

const jobs = Array.from({ length: jobCount }, (_, index) => jobMaterial(index));

it('There are 150 jobs of different titles and texts, the same ones every time', () => {
  expect(jobCount).toBe(150);
  expect(new Set(jobs.map((job) => job.title)).size).toBe(150);
  expect(new Set(jobs.map((job) => job.description)).size).toBe(150);
  expect(jobMaterial(17)).toEqual(jobMaterial(17));
});

it('Every job fits its form', () => {
  for (const { field, companyIndex, city, postedDaysAgo, startsInDays, ...form } of jobs) {
    const parsed = jobForm.safeParse({ ...form, cityId: city.id });
    expect(
      parsed.error?.issues,
      `${form.title} of ${field}, ${companyIndex}, ${postedDaysAgo}, ${startsInDays}`,
    ).toBeUndefined();
  }
});

it('Descriptions have several paragraphs and no placeholder left', () => {
  for (const { title, description } of jobs) {
    expect(description, title).not.toMatch(/[{}]|undefined|lorem/i);
    expect(description.split('\n\n').length, title).toBeGreaterThan(7);
    expect(description.split(/\s+/).length, title).toBeGreaterThan(130);
  }
});

const currencies = { US: 'USD', IN: 'INR', GB: 'GBP' };
const names = { US: 'United States', IN: 'India', GB: 'United Kingdom' };

it('Jobs are spread over fields, companies and countries', () => {
  for (const field of fields) expect(jobs.filter((job) => job.field === field)).toHaveLength(25);
  for (const place of companies.keys())
    expect(jobs.filter((job) => job.companyIndex === place).length).toBeGreaterThan(4);
  expect(jobs.filter((job) => job.city.country === 'IN').length).toBeGreaterThan(30);
  expect(jobs.filter((job) => job.city.country === 'GB').length).toBeGreaterThan(1);
  expect(new Set(jobs.map((job) => job.city.name)).size).toBeGreaterThan(30);
  expect(jobs.filter((job) => job.clearanceType.length > 0).length).toBeGreaterThan(8);
});

it('Jobs say when work is done and how long one has done it, as their titles and descriptions say', () => {
  const titled = (words: RegExp) => jobs.filter(({ title }) => words.test(title)).map(({ shifts }) => shifts);
  expect(titled(/\(nights\)|Third Shift/)).toEqual([['night'], ['night']]);
  expect(titled(/\(evenings\)/)).toEqual([['evening']]);
  expect(jobs.filter(({ shifts }) => shifts.length > 0).length).toBeGreaterThan(25);
  expect(jobs.filter(({ experienceYears }) => experienceYears !== null).length).toBeGreaterThan(100);
  const backend = jobs.filter(({ description }) => description.includes('- Four years of backend'));
  expect(new Set(backend.map(({ experienceYears }) => experienceYears))).toEqual(new Set([4]));
});

it('Some jobs say what they cannot do without, how many hours a week, how long at most, and that hours are flexible', () => {
  const share = (has: (job: (typeof jobs)[number]) => unknown) => jobs.filter(has).length / jobs.length;
  for (const has of [
    (job: (typeof jobs)[number]) => job.mustHaveSkillIds.length > 0,
    (job: (typeof jobs)[number]) => job.hoursPerWeek,
    (job: (typeof jobs)[number]) => job.mostExperienceYears,
    (job: (typeof jobs)[number]) => job.shifts.includes('flexible'),
  ]) {
    expect(share(has)).toBeGreaterThan(0.05);
    expect(share(has)).toBeLessThan(0.8);
  }
  expect(jobs.some(({ hoursPerWeek }) => hoursPerWeek !== null && hoursPerWeek < 35)).toBe(true);
});

it('Jobs pay in the local currency', () => {
  for (const job of jobs) {
    const currency = currencies[job.city.country];
    expect([job.rateCurrency ?? currency, job.salaryCurrency ?? currency]).toEqual([currency, currency]);
    expect(job.rateFrom ?? job.salaryFrom).toBeGreaterThan(10);
  }
});

it('Jobs ask for work authorizations of the country in which they are', () => {
  const of = { US: /^(usCitizen|greenCard|h1b)$/, IN: /^in_/, GB: /^gb_/ };
  for (const { city, citizenship } of jobs) for (const key of citizenship) expect(key).toMatch(of[city.country]);
});

it('Only real cities are named', () => {
  for (const city of Object.values(demoCities))
    expect(cityById(city.id)).toMatchObject({
      name: city.name,
      country: { name: names[city.country] },
    });
});
