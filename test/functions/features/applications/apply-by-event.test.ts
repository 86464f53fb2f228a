import { describe, expect, it } from 'vitest';
import {
  applyAfterSignUp,
  applyByRecommendation,
} from '../../../../functions/features/applications/apply-by-event.steps.ts';
import { refuse } from '../../../../functions/platform/door/refusal.ts';
import type { StoredApplication } from '../../../../functions/records/application.ts';
import { aClock, aJob, anActor } from '../../../support/builders.ts';

const candidate = anActor('candidate');
const list = { companies: ['Elsewhere'], findableBy: 'recruiters', confirmed: [], version: 1 };

function aStore({
  job = aJob(),
  person = candidate,
  error,
  isHidden = false,
}: { job?: object | undefined; person?: object | null; error?: Error; isHidden?: boolean } = {}) {
  const asked: unknown[] = [];
  const saved: [StoredApplication, unknown][] = [];
  const applicationsStore = {
    forApplying: async (jobId: number, candidateId: number) => {
      asked.push([jobId, candidateId]);
      return { job, list } as never;
    },
    hidesFromManager: async () => isHidden,
    hidesFromRecruiter: async () => false,
    worksForManager: async () => false,
    saveNew: async (application: StoredApplication, _event: unknown, hiding: unknown) => {
      if (error) throw error;
      saved.push([application, hiding]);
    },
  };
  const followedLink = async () => undefined;
  const needs = {
    applicationsStore,
    followedLink,
    account: async () => (person ?? undefined) as never,
    clock: aClock(),
  };
  return { asked, saved, needs };
}
const confirmed = (over: object = {}) =>
  ({ data: { userId: candidate.id, role: 'candidate', applyTo: 5001, ...over } }) as never;
const recommended = { data: { candidate: { id: candidate.id }, job: { id: 5001 }, senderId: 3009 } } as never;

describe('An application by an event', () => {
  it('is made for the job of the sign-up, with from whom the candidate hides (GUEST-31)', async () => {
    const { asked, saved, needs } = aStore();
    await applyAfterSignUp(confirmed(), needs);
    expect(asked).toEqual([[5001, candidate.id]]);
    expect(saved).toMatchObject([[{ jobId: aJob().id, candidate: { id: candidate.id }, source: 'applied' }, list]]);
  });

  it('is made for a job that was recommended, which is its source', async () => {
    const { saved, needs } = aStore();
    await applyByRecommendation(recommended, needs);
    expect(saved).toMatchObject([[{ source: 'recommended' }, list]]);
  });

  it.each<[string, object]>([
    ['that names no job', { applyTo: undefined }],
    ['of a recruiter', { role: 'recruiter' }],
    ['of a manager', { role: 'manager' }],
  ])('is not made for a confirmation %s', async (_what, over) => {
    const { asked, saved, needs } = aStore();
    await applyAfterSignUp(confirmed(over), needs);
    expect([asked, saved]).toEqual([[], []]);
  });

  const question = { words: 'Which licence?', kind: 'text', choices: [] };
  it.each([
    ['is sent by itself where no question must be answered', false, 1],
    ['is not sent where one must be, which the page of the job asks', true, 0],
  ])('after a sign-up or a recommendation %s (PLUS-55)', async (_what, isRequired, times) => {
    const { saved, needs } = aStore({ job: { ...aJob(), questions: [{ ...question, isRequired }] } });
    await applyAfterSignUp(confirmed(), needs);
    expect(saved).toHaveLength(times);
    await applyByRecommendation(recommended, needs);
    expect(saved).toHaveLength(2 * times);
  });

  it('is not made where nobody would see it, as by hand (PLUS-21)', async () => {
    const { saved, needs } = aStore({ isHidden: true });
    await applyByRecommendation(recommended, needs);
    expect(saved).toEqual([]);
  });

  it.each<[string, Parameters<typeof aStore>[0]]>([
    ['of a job that is closed', { job: aJob({ status: 'closed' }) }],
    ['of a candidate whose account is gone', { person: null }],
    ['that was made before', { error: refuse.conflict('You have already applied to this job') }],
  ])('is left out quietly where it is one %s', async (_what, world) => {
    const { saved, needs } = aStore(world);
    await expect(applyAfterSignUp(confirmed(), needs)).resolves.toBeUndefined();
    expect(saved).toEqual([]);
  });

  it('fails where the table fails, so that it is tried again', async () => {
    const down = new Error('the table is down');
    const { needs } = aStore({ error: down });
    await expect(applyAfterSignUp(confirmed(), needs)).rejects.toBe(down);
    await expect(applyByRecommendation(recommended, needs)).rejects.toBe(down);
  });
});
