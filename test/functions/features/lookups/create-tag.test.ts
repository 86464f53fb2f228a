import { describe, expect, it } from 'vitest';
import { createTagHandler, searchTagsHandler } from '../../../../functions/features/lookups/tag.handlers.ts';
import { skillNamed, skills } from '../../../../functions/features/lookups/skill-list.ts';
import { tagsIn } from '../../../../functions/features/lookups/tags.steps.ts';
import { builtInTag, builtInTagNamed } from '../../../../functions/features/lookups/tags.ts';
import { tagsStore } from '../../../../functions/features/lookups/tags.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { createdTagsPerDay } from '../../../../shared/constants/limits.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

const idOf = (name: string) => skillNamed(name).id;

describe('A tag that someone creates', () => {
  const local = withLocalTable();
  const table = opened(() => tableIn(local));
  const clock = aClock('2026-09-01T10:00:00.000Z');
  let users = 4000;
  const aUser = () => anActor('candidate', { id: (users += 1) });
  const needs = () => ({ tagsStore: tagsStore(table), clock });
  const create = async (name: string, actor = aUser()) =>
    resultOf(createTagHandler, { body: { name }, actor }, needs());
  const search = async (query: { q?: string; ids?: number[] }) => resultOf(searchTagsHandler, { query }, needs());

  it('has the name as first written, whatever case and spaces others write it with', async () => {
    const first = await create('  Bell   founding ');
    expect(first).toEqual({ id: expect.any(Number), name: 'Bell founding' });
    expect(await create('BELL "founding"')).toEqual(first);
  });

  it.each([
    ['react', 'React'],
    ['K8s', 'Kubernetes'],
    ['c++', 'C++'],
  ])('of the name %s is the built-in skill %s, not a new one', async (name, skill) => {
    expect(await create(name)).toEqual({ id: idOf(skill), name: skill });
  });

  it('costs no call of the table when it is built in, and one when it was created before', async () => {
    await create('Zero to one');
    local.calls.length = 0;
    await create('React');
    expect(local.calls).toHaveLength(0);
    await create('zero to ONE');
    expect(local.calls).toHaveLength(1);
  });

  it('is one tag, also when fifty people create it in the same moment', async () => {
    const spellings = ['Rolling stock', 'ROLLING STOCK', 'rolling  stock'];
    const tags = await Promise.all(Array.from({ length: 50 }, (_, place) => create(spellings[place % 3]!)));
    expect(new Set(tags.map(({ id }) => id)).size).toBe(1);
    expect(new Set(tags.map(({ name }) => name)).size).toBe(1);
    expect(await search({ ids: [tags[0]!.id] })).toEqual([tags[0]]);
    expect(await search({ q: 'rolling st' })).toEqual([tags[0]]);
  });

  it('never has the id of a built-in skill', async () => {
    const { id } = await create('Glockenspiel');
    expect(builtInTag(id)).toBeUndefined();
    // Ids of people’s things are times in fractions of milliseconds since 2020.
    const oneSecond = 1_000 * 4096;
    expect(Math.max(...skills.map((skill) => skill.id))).toBeLessThan(oneSecond);
  });

  it('is limited to some a day for each user, and a name that exists does not count', async () => {
    const actor = aUser();
    for (let number = 1; number <= createdTagsPerDay; number += 1) await create(`Daily skill ${number}`, actor);
    const refusal = await refusalOf(create('One skill more', actor));
    expect(refusal).toMatchObject({ kind: 'tooMany', retryAfter: 14 * 3600, errors: [{ key: 'name' }] });
    expect(await search({ q: 'one skill more' })).toEqual([]);
    expect((await create('daily SKILL 1', actor)).name).toBe('Daily skill 1');
    await create('One skill more', aUser());
    clock.set('2026-09-02T00:00:00.000Z');
    expect((await create('Another day', actor)).name).toBe('Another day');
  });

  it('is stored without who created it', async () => {
    const actor = aUser();
    const { id, name } = await create('Beekeeping', actor);
    const { pk, sk } = keys.createdTag(id);
    expect(await table.get({ pk, sk })).toEqual({ pk, sk, id, name });
    const named = keys.createdTagName('beekeeping');
    expect(await table.get(named)).toEqual({ ...named, id, name });
  });

  it('is suggested by the beginning of its name after the built-in ones, in one call (LOOK-20)', async () => {
    await create('Reactor design');
    local.calls.length = 0;
    const found = (await search({ q: 'REACT' })).map(({ name }) => name);
    expect(local.calls).toHaveLength(1);
    expect(found[0]).toBe('React');
    expect(found.at(-1)).toBe('Reactor design');
    expect((await search({ q: 'sa' })).length).toBeLessThanOrEqual(25);
  });

  it('is searched from two characters on (SKILL-09)', async () => {
    await create('Örgü');
    expect(await search({ q: 'ö' })).toEqual([]);
    expect(await search({ q: '""ö' })).toEqual([]);
    expect((await search({ q: 'ör' })).map(({ name }) => name)).toEqual(['Örgü']);
  });

  it('is found by its id together with built-in ones, in one call, and without a call where all are built in', async () => {
    const tag = await create('Stained glass');
    const tagsOf = tagsIn(table);
    local.calls.length = 0;
    expect((await tagsOf([idOf('React'), idOf('Redux')]))(idOf('Redux'))?.name).toBe('Redux');
    expect(local.calls).toHaveLength(0);
    const tagById = await tagsOf([idOf('React'), tag.id, tag.id, 999_999_999]);
    expect(local.calls).toHaveLength(1);
    expect([idOf('React'), tag.id, 999_999_999].map((id) => tagById(id)?.name)).toEqual([
      'React',
      'Stained glass',
      undefined,
    ]);
  });
});

it('A skill is known by its own name before another’s alias, and each by one', () => {
  for (const { id, name } of skills) expect([name, builtInTagNamed(name)?.id]).toEqual([name, id]);
  for (const { aliases } of skills) for (const alias of aliases) expect(builtInTagNamed(alias)).toBeDefined();
});
