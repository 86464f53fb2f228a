import { describe, expect, it } from 'vitest';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { tagsIn } from '../../../../functions/features/lookups/tags.steps.ts';
import {
  associateSkillsHandler,
  listAssociatedSkillsHandler,
  readAssociatedSkillHandler,
  separateSkillsHandler,
} from '../../../../functions/features/skills/associated-skill.handlers.ts';
import { skillsStore, type SkillsStore } from '../../../../functions/features/skills/skills.store.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';

const idOf = (name: string): number => skillNamed(name).id;

describe('Associated skills', () => {
  let local: LocalTable;
  let table: Table;
  let store: SkillsStore;
  withLocalTable(async (opened) => {
    local = opened;
    table = openTable(opened.tableName, opened.documents);
    store = skillsStore(table);
  });
  const clock = aClock();
  let number = 5000;
  const aManager = () => anActor('manager', { id: number++ });
  const needs = () => ({ skillsStore: store, skills: { tagsOf: tagsIn(table), builtIn: associatedSkills }, clock });
  type Actor = ReturnType<typeof aManager>;

  const list = async (actor: Actor, query: object = {}) =>
    resultOf(listAssociatedSkillsHandler, { query: { page: 1, perPage: 100, ...query }, actor }, needs());
  const read = async (actor: Actor, id: number | 'new') =>
    resultOf(readAssociatedSkillHandler, { params: { id }, actor }, needs());
  const associate = (actor: Actor, tag: string, other: string) =>
    handled(associateSkillsHandler, { body: { tagId: idOf(tag), associatedTagId: idOf(other) }, actor }, needs());
  const separate = (actor: Actor, tag: string, other: string) =>
    handled(separateSkillsHandler, { params: { id: idOf(tag), associatedTagId: idOf(other) }, actor }, needs());
  const namesOf = async (actor: Actor, tag: string) =>
    (await read(actor, idOf(tag))).associated.map(({ name }) => name);

  it('are listed by name with their skills, in one read, and found by a part of the name (SKILL-03, SKILL-05)', async () => {
    const manager = aManager();
    local.calls.length = 0;
    const { data, meta } = await list(manager);
    expect(local.calls).toHaveLength(1);
    expect(meta.total).toBe(new Set(associatedSkills().map(([tagId]) => tagId)).size);
    expect(data.map(({ name }) => name)).toEqual(
      data.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    const found = await list(manager, { q: 'reac' });
    expect(found.data.map(({ name }) => name)).toEqual(['React', 'React Native']);
    const [react] = found.data;
    expect(react).toMatchObject({ tagId: idOf('React'), id: idOf('React') });
    expect(react?.associated.map(({ name }) => name)).toEqual(['JavaScript', 'TypeScript', 'Redux', 'Next.js']);
  });

  it('of a new record are none, and of an unknown skill not found (SKILL-06)', async () => {
    const manager = aManager();
    expect(await read(manager, 'new')).toEqual({ tagId: null, name: '', associated: [] });
    expect(await refusalOf(read(manager, 999_999))).toMatchObject({ kind: 'notFound' });
    expect(await read(manager, idOf('Roofing'))).toMatchObject({ name: 'Roofing', associated: [] });
  });

  it('are added for the manager alone and shown right away (SKILL-07)', async () => {
    const [manager, other] = [aManager(), aManager()];
    const { result } = await associate(manager, 'Roofing', 'Carpentry');
    expect(result).toMatchObject({ tagId: idOf('Roofing'), associated: [{ name: 'Carpentry' }] });
    expect(await namesOf(manager, 'Roofing')).toEqual(['Carpentry']);
    expect(await namesOf(other, 'Roofing')).toEqual([]);
  });

  it('are refused twice, with themselves and with unknown skills (SKILL-07)', async () => {
    const manager = aManager();
    expect(await refusalOf(associate(manager, 'React', 'Redux'))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(associate(manager, 'React', 'React'))).toMatchObject({
      errors: [{ key: 'associatedTagId', message: 'A skill cannot be associated with itself' }],
    });
    const call = { body: { tagId: idOf('React'), associatedTagId: 999_999 }, actor: manager };
    expect(await refusalOf(handled(associateSkillsHandler, call, needs()))).toMatchObject({
      errors: [{ key: 'associatedTagId', message: 'There is no such skill' }],
    });
  });

  it('are added once when two requests add them at the same time', async () => {
    const manager = aManager();
    const both = await Promise.allSettled([
      associate(manager, 'Roofing', 'Drywall'),
      associate(manager, 'Roofing', 'Drywall'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await namesOf(manager, 'Roofing')).toEqual(['Drywall']);
  });

  it('are separated, own and built-in ones, and can be associated again (SKILL-08)', async () => {
    const manager = aManager();
    await associate(manager, 'React', 'GraphQL');
    await separate(manager, 'React', 'GraphQL');
    await separate(manager, 'React', 'Redux');
    expect(await namesOf(manager, 'React')).toEqual(['JavaScript', 'TypeScript', 'Next.js']);
    expect(await namesOf(aManager(), 'React')).toContain('Redux');
    expect(await refusalOf(separate(manager, 'React', 'Redux'))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(separate(manager, 'React', 'Roofing'))).toMatchObject({ kind: 'notFound' });
    await associate(manager, 'React', 'Redux');
    expect(await namesOf(manager, 'React')).toContain('Redux');
  });

  it('that were set apart are back in the response to associating them again (SKILL-07)', async () => {
    const manager = aManager();
    const [tagId, associatedTagId] = associatedSkills()[0]!;
    await handled(separateSkillsHandler, { params: { id: tagId, associatedTagId }, actor: manager }, needs());
    const { result } = await handled(
      associateSkillsHandler,
      { body: { tagId, associatedTagId }, actor: manager },
      needs(),
    );
    expect(result.associated.map(({ id }) => id)).toContain(associatedTagId);
  });
});
