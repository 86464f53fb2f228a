import { describe, expect, it } from 'vitest';
import {
  changeOwnPageHandler,
  readOwnPageHandler,
  readPublishedPageHandler,
} from '../../../../functions/features/people/own-page.handlers.ts';
import { ownPagesStore } from '../../../../functions/features/people/own-pages.store.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { readPersonHandler } from '../../../../functions/features/people/person.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { ownPageForm } from '../../../../shared/validation/own-page.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const local = withLocalTable();
let drawn = 7100;
const table = () => openTable(local.tableName, local.documents);
const needs = () => ({ ownPagesStore: ownPagesStore(table()), peopleStore: peopleStore(table()), clock: aClock() });
const form = {
  headline: 'Nurses for Texas',
  about: 'I call everybody first.',
  specialties: ['Intensive care', 'Operating room'],
  shows: ['picture' as const],
  isPublished: true,
};

async function somebody(role: Role, status = 'active'): Promise<Actor> {
  const id = (drawn += 1);
  const actor = anActor(role, { id, firstName: 'Olivia', lastName: 'Brandt' });
  const facts = {
    status,
    cityId: 5,
    countryId: 840,
    avatar: 'a1',
    phonePrefix: '+1',
    phone: '5550142',
    createdAt: aClock().now(),
  };
  await table().writeOne({ put: { ...actor, ...facts, email: `own-${id}@example.com`, ...keys.account(id) } });
  return actor;
}
const save = async (actor: Actor, over: Partial<typeof form> & { version?: number } = {}) =>
  resultOf(changeOwnPageHandler, { body: { ...form, version: 0, ...over }, actor }, needs());
const asGuest = async (id: number) => resultOf(readPublishedPageHandler, { params: { id } }, needs());
const asMember = async (actor: Actor, id: number) =>
  (await resultOf(readPersonHandler, { params: { id }, actor }, needs())).page;

describe('The page that somebody keeps of themselves', () => {
  it('is blank until it is saved, and saved over the version that was read', async () => {
    const recruiter = await somebody('recruiter');
    const read = async () => resultOf(readOwnPageHandler, { actor: recruiter }, needs());
    expect(await read()).toMatchObject({ headline: '', isPublished: false, version: 0 });
    await save(recruiter);
    expect(await read()).toEqual({ ...form, version: 1 });
    await save(recruiter, { headline: 'Technologists', version: 1 });
    expect((await refusalOf(save(recruiter, { version: 1 }))).kind).toBe('conflict');
    expect((await refusalOf(save(recruiter, { version: 0 }))).kind).toBe('conflict');
    expect(await read()).toMatchObject({ headline: 'Technologists', version: 2 });
  });

  it('shows guests what its recruiter chose, and never how to reach them', async () => {
    const recruiter = await somebody('recruiter');
    await save(recruiter);
    const shown = await asGuest(recruiter.id);
    expect(shown).toMatchObject({ firstName: 'Olivia', headline: form.headline, avatar: 'a1', isVerified: false });
    expect([shown.cityId, shown.facts]).toEqual([null, null]);
    expect(JSON.stringify(shown)).not.toMatch(/5550142|@example\.com/);
    await save(recruiter, { shows: ['place', 'facts'] as never, version: 1 });
    expect(await asGuest(recruiter.id)).toMatchObject({ avatar: null, cityId: 5, facts: { hired: null } });
  });

  it.each([
    ['that is not published', 'recruiter', 'active', false],
    ['of a manager', 'manager', 'active', true],
    ['of an account that was disabled', 'recruiter', 'disabled', true],
  ] as const)('is nobody’s to guests: one %s', async (_what, role, status, isPublished) => {
    const person = await somebody(role, status);
    await save(person, { isPublished });
    expect((await refusalOf(asGuest(person.id))).kind).toBe('notFound');
    expect((await refusalOf(asGuest(drawn + 1_000))).kind).toBe('notFound');
  });

  it('is read by members beside the name: a recruiter’s by all, a manager’s by recruiters and themselves', async () => {
    const [recruiter, manager, other, candidate] = await Promise.all([
      somebody('recruiter'),
      somebody('manager'),
      somebody('manager'),
      somebody('candidate'),
    ]);
    const words = { headline: form.headline, about: form.about, specialties: form.specialties };
    for (const viewer of [recruiter, manager, candidate]) expect(await asMember(viewer, recruiter.id)).toBeNull();
    await Promise.all([recruiter, manager].map(async (person) => save(person)));
    for (const viewer of [manager, candidate]) expect(await asMember(viewer, recruiter.id)).toEqual(words);
    for (const viewer of [recruiter, manager]) expect(await asMember(viewer, manager.id)).toEqual(words);
    for (const viewer of [other, candidate]) expect(await asMember(viewer, manager.id)).toBeNull();
    await save(recruiter, { isPublished: false, version: 1 });
    expect(await asMember(manager, recruiter.id)).toBeNull();
  });
});

describe('What is entered of a page', () => {
  const problems = (over: object) =>
    ownPageForm.safeParse({ ...form, ...over }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it.each([
    [
      'a published page without a headline',
      { headline: '' },
      [['headline', 'A page that others see needs a headline']],
    ],
    ['a headline of two lines', { headline: 'a\nb' }, [['headline', 'Must be one line']]],
    ['a headline too long', { headline: 'x'.repeat(121) }, [['headline', '120 chars max']]],
    ['words too long', { about: 'x'.repeat(2001) }, [['about', '2000 chars max']]],
    ['an empty specialty', { specialties: ['a', ''] }, [['specialties.1', 'Required']]],
    ['a specialty twice', { specialties: ['Nurses', 'nurses'] }, [['specialties', 'Each only once']]],
    [
      'thirteen specialties',
      { specialties: Array.from({ length: 13 }, (_, at) => `s${at}`) },
      [['specialties', 'At most 12 specialties']],
    ],
  ])('is refused by its field: %s', (_what, over, expected) => {
    expect(problems(over)).toEqual(expected);
  });

  it('may be without a headline while nobody sees it', () => {
    expect(problems({ headline: '', isPublished: false })).toBeUndefined();
  });
});
