import { describe, expect, it } from 'vitest';
import { operation } from './operation.ts';

/** The fields at which a part of a request is refused, with their messages. */
function refusals(address: string, part: 'query' | 'body', given: object) {
  const { error } = operation(address).request[part]!.safeParse(given);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('The public job filter', () => {
  const hourly = { 'filter.rateTo': 'Max hourly rate must be more than min rate!' };
  const salary = { 'filter.salaryTo': 'Max salary rate must be more than min rate!' };
  const north = { 'filter.bounds.north': 'Must not lie south of the southern edge' };
  it.each([
    [{ rateFrom: 50 }, {}],
    [{ rateTo: 50 }, {}],
    [{ rateFrom: 50, rateTo: 50 }, {}],
    [{ rateFrom: 50, rateTo: 60 }, {}],
    [{ rateFrom: 50, rateTo: 49 }, hourly],
    [{ salaryFrom: 50 }, {}],
    [{ salaryTo: 50 }, {}],
    [{ salaryFrom: 50, salaryTo: 50 }, {}],
    [{ salaryFrom: 50, salaryTo: 49 }, salary],
    [{ bounds: { west: 0, south: 40, east: 10, north: 40 } }, {}],
    [{ bounds: { west: 0, south: 40, east: 10, north: 39 } }, north],
    [{ bounds: { west: 170, south: 40, east: -170, north: 50 } }, {}],
  ])('%o is refused at %o', (filter, refused) =>
    expect(refusals('GET /api/guest/jobs', 'query', { filter })).toEqual(refused),
  );
});

it.each([
  ['2026-11-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z', {}],
  ['2026-11-01T00:00:00.000Z', '2027-01-02T00:00:00.001Z', { to: 'At most 62 days at a time' }],
  ['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', { to: 'Must be after the beginning' }],
  ['2026-11-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z', { to: 'Must be after the beginning' }],
])('A calendar from %s to %s is refused at %o', (from, to, refused) =>
  expect(refusals('GET /api/calendar/events', 'query', { from, to })).toEqual(refused),
);

it('Each candidate of a bulk move is named once (PLUS-22)', () => {
  const move = (ids: number[]) =>
    refusals('POST /api/pipeline/jobs/{jobId}/moves', 'body', {
      status: 'submitted',
      candidates: ids.map((candidateId) => ({ candidateId })),
    });
  expect(move([1, 2])).toEqual({});
  expect(move([1, 2, 1])).toEqual({ candidates: 'Each candidate can be named once' });
  expect(move([])).toEqual({ candidates: 'Choose at least one candidate' });
});

it('Notifications are marked viewed by `ids` or by a bare list (DEC-30)', () => {
  const body = operation('POST /api/notifications/view').request.body!;
  expect(body.parse({ ids: [4, 9] })).toEqual({ ids: [4, 9] });
  expect(body.parse([4, 9])).toEqual({ ids: [4, 9] });
  expect(body.safeParse({ ids: [4], all: true }).success).toBe(false);
});

it.each([
  ['2026-01', {}],
  ['2026-09', {}],
  ['2026-10', {}],
  ['2026-12', {}],
  ['2026-00', { month: 'Must be a month as YYYY-MM' }],
  ['2026-13', { month: 'Must be a month as YYYY-MM' }],
])('A statement of %s is refused at %o', (month, refused) =>
  expect(refusals('GET /api/recruiter/points/statement', 'query', { month })).toEqual(refused),
);

it('A manager who opens a job to the market says what they expect', () => {
  const terms = { places: 1, until: '2026-12-24T10:00:00.000Z', expectation: '' };
  expect(refusals('PUT /api/manager/jobs/{id}/market', 'body', terms)).toEqual({ expectation: 'Required' });
});

const wish = { filter: { tagsMatch: 'any' } };
it.each([
  [
    'a view of the manager’s own open jobs',
    'POST /api/manager/jobs/views',
    { name: 'Mine', filters: {} },
    { name: 'Mine', filters: { status: 'signed', ownership: 'own' } },
  ],
  ['new jobs once a day', 'POST /api/job-alerts', { name: 'Nurse', wish: {} }, { name: 'Nurse', wish, alert: 'daily' }],
  ['a task that stays as it is, done or not', 'PUT /api/recruiter/tasks/{id}', { version: 1 }, { version: 1 }],
])('Who says no more asks for %s', (_, address, given, meant) => {
  expect(operation(address).request.body!.parse(given)).toEqual(meant);
});
