import { expect, it } from 'vitest';
import { extractSkillsHandler } from '../../../../functions/features/ai/ai.handlers.ts';
import { ai } from '../../../../shared/contract/ai.ts';
import { anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';

const suggested = async (body: { title: string; description: string }) =>
  ai.extractSkills.response.parse(await resultOf(extractSkillsHandler, { body, actor: anActor('manager') }, {}));

it('Skills are read from title and description, each with the words that name it (JOB-70)', async () => {
  const body = { title: 'React developer', description: 'You write React.js and TypeScript.' };
  const found = await suggested(body);
  expect(found.map(({ name }) => name)).toEqual(['React', 'TypeScript']);
  expect(found[0]?.places.map(({ field, words }) => [field, words])).toEqual([
    ['title', 'React'],
    ['description', 'React.js'],
  ]);
  for (const { places } of found)
    for (const { field, from, to, words } of places) expect(body[field].slice(from, to)).toBe(words);
});

it('The title’s skills vouch for an ambiguous word of the description', async () => {
  expect(
    (await suggested({ title: 'Kubernetes engineer', description: 'Tools in Go' })).map(({ name }) => name),
  ).toEqual(['Kubernetes', 'Go']);
  expect(await suggested({ title: 'Clerk', description: 'Go' })).toEqual([]);
});

it('A text without skills suggests none', async () => {
  expect(await suggested({ title: '', description: '' })).toEqual([]);
});
