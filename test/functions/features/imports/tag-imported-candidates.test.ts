import { expect, it } from 'vitest';
import { tagImportedCandidatesHandler } from '../../../../functions/features/imports/tag-imported-candidates.handler.ts';
import { tagged } from '../../../../functions/features/imports/tag-person.ts';
import { refuse } from '../../../../functions/platform/door/refusal.ts';
import type { ImportedCandidate } from '../../../../functions/records/imported-candidate.ts';
import { mostTags } from '../../../../shared/validation/imported-candidate.ts';
import { anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';

const recruiter = anActor('recruiter');
const added = (over: Partial<ImportedCandidate>) =>
  ({ recruiterId: recruiter.id, version: 3, ...over }) as ImportedCandidate;
const full = Array.from({ length: mostTags }, (_, place) => `tag ${place}`);

it('A tag is added once, over the version that was read, and refused where somebody has as many as one may', () => {
  expect(tagged(added({}), 'java')).toMatchObject({ tags: ['java'], version: 4 });
  expect(tagged(added({ tags: ['sql'] }), 'java').tags).toEqual(['sql', 'java']);
  const known = added({ tags: ['java'] });
  expect(tagged(known, 'java')).toBe(known);
  expect(tagged(added({ tags: full }), 'tag 3').version).toBe(3);
  expect(() => tagged(added({ tags: full }), 'java')).toThrow(`They have ${mostTags} tags`);
});

it('Several people get a tag each on their own: one who is gone, was changed meanwhile or fails keeps it from nobody else', async () => {
  const people: Record<number, ImportedCandidate> = {
    1: added({ id: 1 }),
    2: added({ id: 2, tags: ['java'] }),
    4: added({ id: 4 }),
    5: added({ id: 5 }),
    6: added({ id: 6, recruiterId: recruiter.id + 1 }),
  };
  const saved: [number, string[] | undefined][] = [];
  const importsStore = {
    imported: async ({ recruiterId, id }: { recruiterId: number; id: number }) =>
      people[id]?.recruiterId === recruiterId ? people[id] : undefined,
    saveImported: async ({ id, tags }: ImportedCandidate) => {
      if (id === 4) throw refuse.conflict('Changed meanwhile');
      if (id === 5) throw new Error('planned');
      saved.push([id, tags]);
    },
  };
  const body = { ids: [1, 2, 3, 4, 5, 6, 1], tag: 'java' };
  expect(await resultOf(tagImportedCandidatesHandler, { body, actor: recruiter }, { importsStore })).toEqual([
    { id: 1, whyNot: null },
    { id: 2, whyNot: null },
    { id: 3, whyNot: 'No longer among those you added' },
    { id: 4, whyNot: 'Changed meanwhile' },
    { id: 5, whyNot: 'The tag could not be saved; try again' },
    { id: 6, whyNot: 'No longer among those you added' },
  ]);
  expect(saved).toEqual([[1, ['java']]]);
});
