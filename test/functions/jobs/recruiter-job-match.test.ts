import { expect, it } from 'vitest';
import { readRecruiterJobHandler } from '../../../functions/jobs/read-recruiter-job.handler.ts';
import { skillNamed } from '../../../functions/lookups/skill-list.ts';
import { anActor } from '../../support/builders.ts';
import { openCandidates } from '../../support/candidates.ts';
import { handled } from '../../support/handle.ts';
import { openHiring, type Hiring } from '../../support/hiring.ts';
import { withLocalTable } from '../../support/local-table.ts';

let hiring: Hiring;
withLocalTable(async (local) => {
  hiring = await openHiring(local);
});

it('A recruiter’s job says in words how well each of their candidates fits, and nothing of one without a profile (PLUS-17)', async () => {
  const [react, redux] = ['React', 'Redux'].map((name) => skillNamed(name).id);
  const job = await hiring.aPostedJob({ tagIds: [react], clearanceType: ['secret'] });
  const ann = await openCandidates(hiring).aCandidate('Ann', { tagIds: [redux], clearanceType: ['public_trust'] });
  for (const candidate of [ann, anActor('candidate', { id: 3777 })])
    await hiring.accepted(await hiring.applied(job.id, candidate));
  const { result } = await handled(
    readRecruiterJobHandler,
    { params: { id: job.id }, actor: hiring.recruiter },
    hiring,
  );
  const matchOf = (id: number) => result.candidates.find(({ candidateId }) => candidateId === id)?.match;
  expect(matchOf(3777)).toBeNull();
  expect(matchOf(ann.id)?.reasons).toContainEqual({
    about: 'skills',
    fit: 'part',
    words: 'Does not list React; Redux is associated with React',
  });
  expect(matchOf(ann.id)?.reasons).toContainEqual({
    about: 'clearance',
    fit: 'none',
    words: 'The job asks for Secret',
  });
});
