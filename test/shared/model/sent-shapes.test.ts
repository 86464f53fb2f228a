import { describe, expect, it } from 'vitest';
import { clients } from '../../../shared/contract/clients.ts';
import { guest } from '../../../shared/contract/guest.ts';
import { jobs } from '../../../shared/contract/jobs.ts';
import { cityById } from '../../../functions/features/lookups/cities.ts';
import { aJob, aJobForm } from '../../support/builders.ts';

const austin = cityById(4_671_654) ?? null;
const place = { state: { name: 'Texas', abbr: 'TX' }, country: { id: 840, name: 'United States' } };
const elsewhere = { state: null, country: null };

describe('The shape of a response', () => {
  it.each([
    ['a job', jobs.readJob.response],
    ['a public job', guest.listGuestJobs.response],
  ])('has the state and country of %s beside its city (GUEST-53, DEC-65)', (_name, response) => {
    expect(response.parse(aJob({ city: austin }))).toMatchObject({ ...place, city: { name: 'Austin', zip: '78701' } });
    expect(response.parse(aJob({ city: null }))).toMatchObject(elsewhere);
  });

  it('has every field of a client, and state and country beside its city (CLIENT-08)', () => {
    const client = {
      id: 1,
      version: 1,
      companyName: 'Northwind',
      contactPerson: 'Ruth Adler',
      contactPersonsPosition: 'Head',
      phonePrefix: null,
      phone: null,
      email: 'r@example.com',
      jobs: 0,
      createdAt: '2026-09-01T10:00:00.000Z',
    };
    expect(clients.readClient.response.parse({ ...client, city: austin })).toMatchObject({
      ...client,
      ...place,
      city: { id: 4_671_654, name: 'Austin' },
    });
    expect(clients.readClient.response.parse({ ...client, city: null })).toMatchObject(elsewhere);
  });

  it('has a job’s money in groups too, without what is zero or missing (JOB-12, JOB-30)', () => {
    const money = { rateFrom: 40, rateTo: 0, rateCurrency: 'USD', salaryFrom: null, salaryTo: null };
    const sent = jobs.readJob.response.parse(aJob(money));
    expect(sent).toMatchObject({ rateFrom: 40, hourly: { rateFrom: 40, currency: 'USD' }, salary: null });
    expect(sent.hourly).not.toHaveProperty('rateTo');
  });

  it('always has a background check (JOB-21)', () => {
    expect(jobs.readJob.response.parse(aJob()).backgroundCheck).toBe(true);
    expect(() => jobs.readJob.response.parse({ ...aJob(), backgroundCheck: false })).toThrow('expected true');
  });
});

describe('A job that is sent with its money in groups', () => {
  const { body } = jobs.postJob.request;
  const { title, description } = aJobForm();
  const parsed = (over: object) => body.safeParse({ title, description, ...over });

  it('is the same as one with plain fields (JOB-12)', () => {
    const groups = {
      hourly: { rateFrom: 40, rateTo: 55, currency: 'USD' },
      salary: { rateFrom: 80_000, rateTo: 0, currency: 'USD' },
    };
    expect(parsed(groups).data).toMatchObject({
      rateFrom: 40,
      rateTo: 55,
      rateCurrency: 'USD',
      salaryFrom: 80_000,
      salaryTo: null,
      salaryCurrency: 'USD',
    });
    expect(parsed({ hourly: { rateFrom: 40 }, rateFrom: 50 }).data?.rateFrom).toBe(50);
  });

  it('is refused with unknown fields in a group, and checked like any other', () => {
    expect(parsed({ hourly: { rateFrom: 40, bonus: 1 } }).error?.issues[0]).toMatchObject({ keys: ['hourly'] });
    expect(parsed({ hourly: { rateFrom: 50, rateTo: 40 } }).error?.issues[0]?.path).toEqual(['rateTo']);
  });
});
