import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Notification } from '../../shared/model/notification.ts';
import type { TimelineEntry } from '../../shared/model/pipeline.ts';
import type { Api } from '../support/api.ts';
import { openApi } from '../support/api.ts';
import type { ChildHireHub } from '../support/child-hirehub.ts';
import { startChild } from '../support/child-hirehub.ts';
import { bringAndHire, storedBounties, wholeList, type BountyRecord, type Rivals } from '../support/bounty-work.ts';
import type { Person } from '../support/people.ts';
import { aCandidatePutForward, anInvitedRecruiter, aPostedJob, aTeam, signIn } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const { imports, jobs, notifications, pipeline } = contract;
const kills = 2;
const acknowledgedBeforeKill = 30;
const hiresBeforeKill = 2;
/** The states of a claim that its candidate confirmed. */
const chosen = ['standing', 'ended'];
/** A quiet machine needs less than five. */
const mostSecondsToSecondStart = 15;

interface Pair {
  jobId: number;
  candidateId: number;
  /** The version that the newest acknowledged move made. */
  version: number;
}

describe('A HireHub that is killed while working', () => {
  let folder: string;
  let hirehub: ChildHireHub;
  let api: Api;
  let team: Rivals;
  const pairs: Pair[] = [];
  const posted: number[] = [];
  const bounties: BountyRecord = { jobIds: [], confirmed: [], hired: [], redeemed: 0 };
  const starts: number[] = [];
  /** The schools that merged imports added to the candidate's profile, and the import that each came from. */
  const schools = new Map<string, number>();
  const undone: string[] = [];

  async function start(): Promise<void> {
    hirehub = await startChild(folder);
    api = openApi(hirehub.url);
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hirehub-crash-'));
    await start();
    const { manager, ...others } = await aTeam(api);
    team = { manager, ...others, rival: await anInvitedRecruiter(api, manager, 'Nora') };
    for (let count = 0; count < 3; count += 1) pairs.push({ ...(await aCandidatePutForward(api, team)), version: 1 });
  });
  afterAll(async () => {
    await hirehub?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** Works until the server is gone, and counts what was acknowledged. */
  async function work(acknowledged: () => void): Promise<void> {
    const untilDead = async (act: () => Promise<void>): Promise<void> => {
      for (;;) {
        try {
          await act();
          acknowledged();
        } catch (error) {
          // A connection that broke is the kill; a refusal would be a fault.
          if (error instanceof TypeError) return;
          throw error;
        }
      }
    };
    const post = async (): Promise<void> =>
      void posted.push(await aPostedJob(api, team.manager, `Nurse ${posted.length + 1}`));
    const move = (pair: Pair, place: number) => async (): Promise<void> => {
      const mover = (pair.version + place) % 2 === 0 ? team.manager : team.recruiter;
      const status = await api.call(pipeline.readCandidateStatus, { params: ids(pair) }, mover.token);
      const back = status.body.data.status !== 'contacted';
      const body = back ? { status: 'contacted' as const, reason: 'Once more' } : { status: 'submitted' as const };
      const response = await api.call(
        pipeline.changeCandidateStatus,
        { params: ids(pair), body },
        back ? team.manager.token : mover.token,
      );
      pair.version = response.body.data.version;
    };
    const hire = () => bringAndHire(api, team, bounties);
    await Promise.all([untilDead(post), untilDead(hire), ...pairs.map((pair, place) => untilDead(move(pair, place)))]);
  }

  /** Imports somebody with a school, to be merged into the candidate. */
  async function importWith(school: string): Promise<void> {
    const email = `${school.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`;
    const educations = [{ school, degree: 'B.Sc.', from: 2008, to: 2012 }];
    const body = { firstName: 'Arun', lastName: 'Twice', email, educations, isAnotherPerson: true };
    const added = await api.call(imports.createImportedCandidate, { body } as never, team.recruiter.token);
    schools.set(school, added.body.data.id);
  }

  /** Decisions whose effect on the profile is left to a reaction, which the kill forestalls. */
  async function decideAndDie(kill: number): Promise<void> {
    const { token } = team.recruiter;
    const merged = (school: string) => {
      const into = { kind: 'registered' as const, id: pairs[0]!.candidateId };
      const body = { into, take: ['educations' as const], version: 1, intoVersion: null };
      return api.call(imports.mergeImportedCandidate, { params: { id: schools.get(school)! }, body }, token);
    };
    const parted = async (school: string) => {
      undone.push(school);
      await api.call(imports.undoCandidateMerge, { params: { id: schools.get(school)! } }, token);
    };
    const decisions = kill === 0 ? ['Rice', 'Tulane', 'Emory'].map(merged) : ['Rice', 'Tulane'].map(parted);
    // A refusal fails the test, and must not keep it waiting for the kill.
    await Promise.all(decisions).finally(() => hirehub.kill());
  }

  it('starts again within seconds, as often as it is killed', { timeout: 150_000 }, async () => {
    for (const school of ['Rice', 'Tulane', 'Emory']) await importWith(school);
    for (let kill = 0; kill < kills; kill += 1) {
      let count = 0;
      let dying: Promise<void> | undefined;
      await work(() => {
        count += 1;
        const isHiring = bounties.hired.length < (kill + 1) * hiresBeforeKill;
        if (count >= acknowledgedBeforeKill && !isHiring) dying ??= decideAndDie(kill);
      });
      await dying;
      expect(count).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
      await start();
      starts.push(hirehub.readyAfter);
      team = {
        manager: await signIn(api, team.manager.email),
        recruiter: await signIn(api, team.recruiter.email),
        candidate: await signIn(api, team.candidate.email),
        rival: await signIn(api, team.rival.email),
      };
    }
    const moves = pairs.reduce((sum, pair) => sum + pair.version - 1, 0);
    console.log(
      `killed ${kills} times; started again in ${starts.map((seconds) => seconds.toFixed(1)).join(' and ')} s; ${posted.length} jobs and ${moves} moves, ${bounties.confirmed.length} claims, ${bounties.hired.length} hires and ${bounties.redeemed} rewards acknowledged`,
    );
    expect(Math.max(...starts)).toBeLessThan(mostSecondsToSecondStart);
  });

  it('has every job that it acknowledged, and notifies the recruiter of it', async () => {
    const listed = await wholeList((page) =>
      api.call(jobs.listJobs, { query: { page, perPage: 100 } }, team.manager.token),
    );
    expect(listed.map((job) => job.id)).toEqual(expect.arrayContaining(posted));
    await heardOf('every job', team.recruiter, (all) => {
      const notified = new Set(
        all.flatMap((one) => (one.type === 'job_create' && one.payload.job ? [one.payload.job.id] : [])),
      );
      return posted.every((id) => notified.has(id));
    });
  });

  it('has every move that it acknowledged, its line in the timeline, and its notification once', async () => {
    for (const pair of pairs) {
      const { version } = (await api.call(pipeline.readCandidateStatus, { params: ids(pair) }, team.manager.token)).body
        .data;
      expect(version).toBeGreaterThanOrEqual(pair.version);
      const story = (
        await api.call(pipeline.listTimeline, { params: ids(pair), query: { perPage: 100 } }, team.manager.token)
      ).body.data;
      // The timeline is complete: one line for each version, each beginning where the one before ended.
      expect(story).toHaveLength(version);
      const lines = story
        .toReversed()
        .filter((line): line is Extract<TimelineEntry, { type: 'status_change' }> => line.type === 'status_change');
      expect(lines.map((line) => line.from)).toEqual([null, ...lines.slice(0, -1).map((line) => line.to)]);
      for (const [watcher, mover] of [
        [team.manager, team.recruiter],
        [team.recruiter, team.manager],
      ] as const) {
        const theirs = lines.filter((line) => line.from !== null && line.by.id === mover.id).map((line) => line.id);
        const all = await heardOf('every move', watcher, (heard) =>
          theirs.every((id) => heard.some((one) => one.id === id)),
        );
        const ofThese = all.filter((one) => one.type === 'candidate_status_changed' && theirs.includes(one.id));
        expect(ofThese).toHaveLength(theirs.length);
      }
    }
  });

  it('has one winner of each introduction, each award once, and balances that are the sums of their ledgers (PLUS-02 to PLUS-04)', async () => {
    expect(bounties.hired.length).toBeGreaterThan(0);
    const recruiters = [team.recruiter, team.rival];
    const read = () => Promise.all(recruiters.map(({ token }) => storedBounties(api, token)));
    // Awards are reactions, which go on after the start; rivals read of a choice when it can no longer be undone.
    const stored = await waitFor(
      'every award',
      async () => {
        const now = await read();
        const isAwarded = bounties.hired.every(({ jobId, recruiterId }) =>
          now[recruiters.findIndex(({ id }) => id === recruiterId)]!.entries.some(
            ({ kind, job }) => kind === 'award' && job?.id === jobId,
          ),
        );
        return isAwarded ? now : undefined;
      },
      30_000,
    );
    for (const { entries, balance } of stored) {
      expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(balance);
      const awarded = entries.flatMap(({ kind, job }) => (kind === 'award' ? [job?.id] : []));
      expect(awarded).toEqual([...new Set(awarded)]);
    }
    const claims = stored.flatMap((one) => one.claims);
    expect(claims.flatMap(({ id, state }) => (chosen.includes(state) ? [id] : []))).toEqual(
      expect.arrayContaining(bounties.confirmed),
    );
    // Whoever was chosen is on the job, and nobody else.
    for (const id of bounties.jobIds) {
      const winners = claims.filter(({ state, job }) => job.id === id && chosen.includes(state));
      const { candidates } = (await api.call(jobs.listJobCandidates, { params: { id } }, team.manager.token)).body.data;
      expect(candidates.map(({ candidateId, recruiterId }) => [candidateId, recruiterId])).toEqual(
        winners.map(({ recruiter }) => [team.candidate.id, recruiter.id]),
      );
      expect(winners.length).toBeLessThanOrEqual(1);
    }
    const redeemed = stored.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'redemption')).length;
    expect(redeemed).toBeGreaterThanOrEqual(bounties.redeemed);
    expect(redeemed).toBeLessThanOrEqual(bounties.redeemed + kills);
  });

  it('has every merge that it acknowledged in the profile once, and nothing of those that were undone (PLUS-15)', async () => {
    const { recruiter } = team;
    const listed = async () =>
      (
        await api.call(
          contract['candidate-profile'].listEducations,
          { params: { candidateId: pairs[0]!.candidateId } },
          recruiter.token,
        )
      ).body.data.map(({ school }) => school);
    await waitFor(
      'the profile to be settled',
      async () => isDeepStrictEqual(await listed(), ['Emory']) || undefined,
      30_000,
    );
    const { data: waiting } = (await api.call(imports.listImportedCandidates, { query: {} }, recruiter.token)).body;
    expect(waiting.map(({ id }) => id).sort()).toEqual(undone.map((school) => schools.get(school)!).sort());
    // The merge that nobody undid still can be.
    await api.call(imports.undoCandidateMerge, { params: { id: schools.get('Emory')! } }, recruiter.token);
    await waitFor('the profile to be as it was', async () => (await listed()).length === 0 || undefined, 30_000);
    const merges = await api.call(imports.listCandidateMerges, { query: {} }, recruiter.token);
    expect(merges.body.data).toEqual([]);
  });

  async function heardOf(
    what: string,
    person: Person,
    isThere: (all: Notification[]) => boolean,
  ): Promise<Notification[]> {
    return waitFor(
      `${person.email} to hear of ${what}`,
      async () => {
        const all = await wholeList((page) =>
          api.call(notifications.listNotifications, { query: { page, perPage: 100 } }, person.token),
        );
        return isThere(all) ? all : undefined;
      },
      30_000,
    );
  }
});

function ids({ jobId, candidateId }: Pair): { jobId: number; candidateId: number } {
  return { jobId, candidateId };
}
