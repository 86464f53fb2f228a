import { expect, it } from 'vitest';
import { listJobMatchesHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);

it('A recruiter’s job says in words how well each of their candidates fits, and nothing of one without a profile (PLUS-17)', async () => {
  const [react, redux] = ['React', 'Redux'].map((name) => skillNamed(name).id);
  const job = await hiring.aPostedJob({ tagIds: [react], clearanceType: ['secret'] });
  const ann = await openCandidates(hiring).aCandidate('Ann', { tagIds: [redux], clearanceType: ['public_trust'] });
  for (const candidate of [ann, anActor('candidate', { id: 3777 })])
    await hiring.accepted(await hiring.applied(job.id, candidate));
  const matches = async (actor: Actor) =>
    resultOf(
      listJobMatchesHandler,
      { params: { id: job.id }, query: { candidateIds: [ann.id, 3777, 9] }, actor },
      hiring,
    );
  const result = await matches(hiring.recruiter);
  const matchOf = (id: number) => result.find(({ candidateId }) => candidateId === id)?.match;
  expect(result).toHaveLength(2);
  expect(matchOf(3777)).toBeNull();
  expect(matchOf(ann.id)?.reasons).toContainEqual({
    about: 'skills',
    fit: 'part',
    words: 'React is not listed; Redux is associated with React',
  });
  expect(matchOf(ann.id)?.reasons).toContainEqual({
    about: 'clearance',
    fit: 'none',
    words: 'The job asks for Secret',
  });
  // Another recruiter's candidates are nobody else's to read.
  expect(await matches(anActor('recruiter', { id: 2999 }))).toEqual([]);
});
