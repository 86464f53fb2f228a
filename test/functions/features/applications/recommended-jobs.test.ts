import { describe, expect, it } from 'vitest';
import {
  favoriteJobHandler,
  listCandidateJobsHandler,
  readCandidateJobHandler,
} from '../../../../functions/features/applications/candidate-job.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { mostRecommended } from '../../../../functions/features/applications/recommended-jobs.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const [react, redux, typescript, nursing, welding, plumbing, masonry, painting] = [
  'React',
  'Redux',
  'TypeScript',
  'Intensive care unit',
  'Welding',
  'Plumbing',
  'Masonry',
  'Painting',
].map((name) => skillNamed(name).id);
const sanMarcos = 4_726_491;
const portBlair = 1_259_385;
const boston = 4_930_956;

describe('Recommended jobs', () => {
  let hiring: Hiring;
  let ann: Actor;
  let candidates: ReturnType<typeof openCandidates>;

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    candidates = openCandidates(hiring);
    ann = await candidates.aCandidate('Ann', {
      tagIds: [react, typescript],
      cityId: sanMarcos,
      clearanceType: ['top_secret'],
      hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' },
    });
  });

  const aJob = async (title: string, over: object = {}) =>
    (await hiring.aPostedJob({ title, tagIds: [react, typescript], ...over })).id;
  async function recommended(actor: Actor = ann, query: object = {}, over: object = {}) {
    const parsed = contract.applications.listCandidateJobs.request.query.parse({ scope: 'recommended', ...query });
    return resultOf(listCandidateJobsHandler, { query: parsed, actor }, { ...hiring, ...over });
  }
  const titles = async (actor?: Actor) => (await recommended(actor)).data.map(({ job }) => job.title);

  it('are those that fit by skills, rate, salary and location, the best first, with reasons in words (PERM-08, JOB-64)', async () => {
    const pay = { rateFrom: 60, rateTo: 80, rateCurrency: 'USD' };
    await aJob('Near and well paid', { ...pay, cityId: sanMarcos, clearanceType: ['secret'] });
    await aJob('Far away', { ...pay, cityId: boston });
    await aJob('Near and badly paid', { ...pay, rateFrom: 10, rateTo: 20, cityId: sanMarcos });
    await aJob('One skill of two', { tagIds: [react, nursing], cityId: sanMarcos, ...pay });
    await aJob('An associated skill', { tagIds: [redux, nursing], cityId: boston });
    await aJob('Another trade', { tagIds: [nursing], cityId: sanMarcos, ...pay });
    const { data, meta } = await recommended();
    expect(data.map(({ job }) => job.title)).toEqual([
      'Near and well paid',
      'Near and badly paid',
      'One skill of two',
      'Far away',
      'An associated skill',
    ]);
    expect(meta).toMatchObject({ total: 5, page: 1 });
    const percents = data.map(({ match }) => match?.percent ?? 0);
    for (const reached of [percents.slice(0, 3), percents.slice(3)])
      expect(reached).toEqual(reached.toSorted((a, b) => b - a));
    expect(data[0]?.match?.reasons.map(({ words }) => words)).toEqual([
      '2 of 2 skills: React, TypeScript',
      'The job names no years of experience',
      'The rate is as expected',
      'The job names no salary',
      'within 1 mi',
      'Top Secret satisfies Secret',
      'Any work authorization',
    ]);
    expect(await recommended(ann, { page: 2, perPage: 3 })).toMatchObject({ meta: { total: 5, page: 2 } });
  });

  it('of another continent come after all within reach, unless they are remote', async () => {
    const eve = await candidates.aCandidate('Eve', { tagIds: [nursing], cityId: sanMarcos });
    const here = await aJob('One of two skills, here', { tagIds: [nursing, redux], cityId: sanMarcos });
    const far = await aJob('All skills, far away', { tagIds: [nursing], cityId: portBlair });
    const remote = await aJob('Remote', { tagIds: [nursing], cityId: portBlair, positionType: 'remote' });
    const { data } = await recommended(eve, { perPage: 100 });
    const ids = data.map(({ job }) => job.id);
    expect(ids.filter((id) => [here, far, remote].includes(id))).toEqual([remote, here, far]);
    expect(ids.at(-1)).toBe(far);
    expect(data.find(({ job }) => job.id === remote)?.job.positionType).toBe('remote');
    for (const { match } of data) expect(match?.reasons.filter(({ fit }) => fit !== 'unknown')).not.toEqual([]);
    expect(data.at(-1)?.match?.reasons.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/^1[4-6],\d{3} km away$/),
    );
  });

  it('are first what is near or remote, however many newer jobs far away fit as well (JOB-64)', async () => {
    const fay = await candidates.aCandidate('Fay', { tagIds: [plumbing], cityId: sanMarcos });
    const remote = await aJob('Remote', { tagIds: [plumbing], cityId: portBlair, positionType: 'remote' });
    const near = await aJob('Near', { tagIds: [plumbing], cityId: sanMarcos });
    const inTheCountry = await aJob('In the country', { tagIds: [plumbing], cityId: boston });
    hiring.clock.set(new Date(Date.parse(hiring.clock.now()) + 60_000).toISOString());
    for (let at = 0; at < 30; at++) await aJob('Far away', { tagIds: [plumbing], cityId: portBlair });
    const { data, meta } = await recommended(fay, { perPage: 100 });
    expect(data.slice(0, 3).map(({ job }) => job.id)).toEqual([near, remote, inTheCountry]);
    expect(meta.total).toBe(mostRecommended);
  });

  it('are none that share hardly anything with the candidate', async () => {
    const one = await candidates.aCandidate('Dora', { tagIds: [nursing], cityId: boston });
    const asked = ['Python', 'Java', 'Kubernetes', 'Terraform', 'Go', 'Rust', 'Kotlin'].map(
      (name) => skillNamed(name).id,
    );
    await aJob('One skill of eight, far away', { tagIds: [nursing, ...asked], cityId: sanMarcos });
    await aJob('Half of the skills', { tagIds: [nursing, asked[0]], cityId: boston });
    expect(await titles(one)).toContain('Half of the skills');
    expect(await titles(one)).not.toContain('One skill of eight, far away');
  });

  it('leave out what the candidate has applied to and what is not open', async () => {
    const other = await candidates.aCandidate('Bob', { tagIds: [redux] });
    const [applied, held, open] = [
      await aJob('Applied to', { tagIds: [redux] }),
      await aJob('Held', { tagIds: [redux] }),
      await aJob('Open', { tagIds: [redux] }),
    ];
    await hiring.applied(applied, other);
    await handled(holdJobHandler, { params: { id: held }, actor: hiring.manager }, hiring);
    const ids = (await recommended(other)).data.map(({ job }) => job.id);
    expect(ids).toContain(open);
    expect(ids).not.toContain(applied);
    expect(ids).not.toContain(held);
  });

  it('leave out those of whoever hires for a company that the candidate hides from, and are filled up with others (PLUS-40)', async () => {
    const hider = await candidates.aCandidate('Gil', { tagIds: [welding], cityId: sanMarcos });
    const { id: clientId } = await hiring.aClient({ companyName: 'Initech' });
    const own = [await aJob('Confidential', { tagIds: [welding] })];
    for (let at = 0; at < mostRecommended; at++) own.push(await aJob('Initech', { tagIds: [welding], clientId }));
    const other = anActor('manager', { id: 1305 });
    const others = await hiring.aPostedJob({ title: 'Of others', tagIds: [welding], cityId: boston }, other);
    expect((await recommended(hider, { perPage: 100 })).meta.total).toBe(mostRecommended);
    const list = { findableBy: 'recruiters', companies: ['initech.example'], confirmed: [], version: 2 } as const;
    await hiring.table.writeOne(hidingWrite(hider.id, list));
    expect((await recommended(hider)).data.map(({ job }) => job.id)).toEqual([others.id]);
  });

  it('leave out one that has just gone to somebody from whom the candidate hides, before it is found as theirs', async () => {
    const hider = await candidates.aCandidate('Hal', { tagIds: [masonry], cityId: sanMarcos });
    const list = { findableBy: 'recruiters', companies: ['umbrella.example'], confirmed: [], version: 2 } as const;
    await hiring.table.writeOne(hidingWrite(hider.id, list));
    await hiring.aClient({ companyName: 'Umbrella' });
    const former = anActor('manager', { id: 1306 });
    const stays = await hiring.aPostedJob({ title: 'Stays', tagIds: [masonry] }, former);
    const goes = await hiring.aPostedJob({ title: 'Goes', tagIds: [masonry] }, former);
    const asBefore = { search: async () => ({ hits: [stays, goes].map(({ id }) => ({ id })), total: 2 }) };
    const ids = async () =>
      (await recommended(hider, {}, { jobSearch: asBefore })).data.map(({ job }) => job.id).toSorted();
    expect(await ids()).toEqual([stays.id, goes.id].toSorted());
    await hiring.table.writeOne({ update: keys.job(goes.id), set: { managerId: hiring.manager.id } });
    expect(await ids()).toEqual([stays.id]);
  });

  it('are of what is near and what is remote in turn, so that neither keeps the other out', async () => {
    const ivy = await candidates.aCandidate('Ivy', { tagIds: [painting], cityId: sanMarcos });
    const remote = await aJob('Remote', { tagIds: [painting], cityId: portBlair, positionType: 'remote' });
    hiring.clock.set(new Date(Date.parse(hiring.clock.now()) + 60_000).toISOString());
    for (let at = 0; at < mostRecommended; at++) await aJob('Near', { tagIds: [painting], cityId: sanMarcos });
    const { data } = await recommended(ivy, { perPage: 100 });
    expect(data.map(({ job }) => job.id)).toContain(remote);
  });

  it('say which of them are favourites, and leave out one that the candidate was put on', async () => {
    const other = await candidates.aCandidate('Cora', { tagIds: [redux] });
    const [marked, taken] = [await aJob('Marked', { tagIds: [redux] }), await aJob('Taken', { tagIds: [redux] })];
    const body = { isFavorite: true };
    await handled(favoriteJobHandler, { params: { id: marked }, body, actor: other }, hiring);
    await hiring.table.writeOne({ put: { ...keys.candidateOnJob(taken, other.id), candidateId: other.id } });
    const { data } = await recommended(other, { perPage: 100 });
    expect(data.flatMap(({ job, isFavorite }) => (isFavorite ? job.id : []))).toEqual([marked]);
    expect(data.map(({ job }) => job.id)).not.toContain(taken);
  });

  it('are those near a candidate who has named no skills, and none before anything is named', async () => {
    const near = await candidates.aCandidate('Cleo', { cityId: sanMarcos });
    expect(await titles(near)).toContain('Another trade');
    expect(await titles(near)).not.toContain('Far away');
    expect(await titles(anActor('candidate', { id: 3999 }))).toEqual([]);
  });

  it('have the same match on the job’s own page, and none without a profile', async () => {
    const [best] = (await recommended()).data;
    const read = async (actor: Actor) =>
      resultOf(readCandidateJobHandler, { params: { id: best!.job.id }, actor }, hiring);
    expect((await read(ann)).match).toEqual(best?.match);
    expect((await read(anActor('candidate', { id: 3999 }))).match).toBeNull();
  });
});
