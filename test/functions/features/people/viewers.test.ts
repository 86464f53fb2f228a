import { describe, expect, it } from 'vitest';
import { viewerDays, viewerSteps } from '../../../../shared/constants/candidate-profile.ts';
import { countViewers } from '../../../../functions/features/people/count-viewers.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { countViewersHandler, markViewedHandler } from '../../../../functions/features/people/person.handlers.ts';
import { viewedOn } from '../../../../functions/features/people/viewed-on.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';

const today = '2026-09-30';
const now = `${today}T09:00:00.000Z`;

describe('A view', () => {
  const first = { candidateId: 3, viewedAt: '2026-09-01T10:00:00.000Z', viewedOn: '2026-09-01' };

  it('is recorded once a day, with when it was first and on which day before', () => {
    expect(viewedOn(undefined, 3, '2026-09-01T10:00:00.000Z')).toEqual(first);
    expect(viewedOn(first, 3, '2026-09-01T23:00:00.000Z')).toBeUndefined();
    expect(viewedOn(first, 3, now)).toEqual({ ...first, viewedOn: today, viewedOnBefore: '2026-09-01' });
  });

  it('of an older version gets its day when it is repeated', () => {
    const { viewedAt } = first;
    expect(viewedOn({ candidateId: 3, viewedAt }, 3, now)).toEqual({ candidateId: 3, viewedAt, viewedOn: today });
  });
});

const yesterday = { viewedOn: '2026-09-29' };

it.each([
  ['two of yesterday', [yesterday, yesterday], 0],
  ['three of yesterday', [yesterday, yesterday, yesterday], 3],
  ['four, without saying that it is one more', [yesterday, yesterday, yesterday, yesterday], 3],
  ['the first of its days', [yesterday, yesterday, { viewedOn: '2026-08-31' }], 3],
  ['the day before the first', [yesterday, yesterday, { viewedOn: '2026-08-30' }], 0],
  ['one who came today', [yesterday, yesterday, { viewedOn: today }], 0],
  ['one who came back today', [yesterday, yesterday, { viewedOn: today, viewedOnBefore: '2026-09-01' }], 3],
  ['one who came back after long', [yesterday, yesterday, { viewedOn: today, viewedOnBefore: '2026-08-30' }], 0],
  ['a view without a day', [yesterday, yesterday, {}], 0],
] as const)('Viewers of a month with %s', (_, views, expected) => {
  expect(viewerDays).toBe(30);
  expect(countViewers(views, now)).toBe(expected);
});

it.each(viewerSteps)('As many viewers as %i are shown as that, and one fewer as the step before', (step) => {
  const viewers = Array.from({ length: step }, () => yesterday);
  const before = viewerSteps[viewerSteps.indexOf(step) - 1] ?? 0;
  expect([countViewers(viewers, now), countViewers(viewers.slice(1), now)]).toEqual([step, before]);
});

describe('Who opened a candidate’s page', () => {
  let table: Table;
  const candidate = anActor('candidate');
  const recruiters = [1, 2, 3, 4].map((place) => anActor('recruiter', { id: 2000 + place }));
  const superManagers = [1, 2, 3, 4].map((place) => anActor('super_manager', { id: 4000 + place }));
  const needsAt = (at: string) => ({ peopleStore: peopleStore(table), clock: aClock(at) });
  const open = async (viewer: Actor, at: string) =>
    handled(markViewedHandler, { params: { id: candidate.id }, actor: viewer }, needsAt(at));
  const counted = async (at = now) => resultOf(countViewersHandler, { actor: candidate }, needsAt(at));

  withLocalTable(async (local) => {
    table = openTable(local.tableName, local.documents);
    await table.writeOne({ put: { ...keys.account(candidate.id), ...candidate } });
    await table.writeOne(firstChoiceWrite(candidate.id, 'recruiters'));
  });

  it('is counted in steps, whoever it was, up to yesterday', async () => {
    for (const viewer of [...recruiters.slice(0, 2), ...superManagers]) await open(viewer, '2026-09-10T10:00:00.000Z');
    for (const day of [11, 12, 13]) await open(recruiters[0]!, `2026-09-${day}T10:00:00.000Z`);
    expect(await counted(), 'the same one on many days').toEqual({ recruiters: 0, managers: 0 });
    await open(recruiters[2]!, now);
    expect(await counted(), 'one who came today').toEqual({ recruiters: 0, managers: 0 });
    expect(await counted('2026-10-01T00:00:00.000Z')).toEqual({ recruiters: 3, managers: 0 });
    expect(countViewersHandler.route.roles).toEqual(['candidate']);
  });

  it('does not become fewer when the candidate hides from one of them, who opens it no more', async () => {
    for (const viewer of recruiters.slice(0, 3)) await open(viewer, '2026-10-02T10:00:00.000Z');
    const hiding = { companies: [], findableBy: 'nobody', confirmed: [], version: 2, part: 'hiding' };
    await table.writeOne({ put: { ...keys.hiddenFrom(candidate.id), ...hiding } });
    expect(await counted('2026-10-03T10:00:00.000Z')).toEqual({ recruiters: 3, managers: 0 });
    expect(await refusalOf(open(recruiters[3]!, '2026-10-03T10:00:00.000Z'))).toMatchObject({ kind: 'notFound' });
    expect(await table.query(keys.viewersOf(candidate.id, 'recruiter'))).toHaveLength(3);
  });
});
