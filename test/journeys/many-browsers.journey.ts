import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Api } from '../support/api.ts';
import { openApi } from '../support/api.ts';
import type { ChildHireHub } from '../support/child-hirehub.ts';
import { startChild } from '../support/child-hirehub.ts';
import { fetchFrom } from '../support/fetch-from.ts';
import type { Person, Team } from '../support/people.ts';
import { aCandidatePutForward, anInvitedRecruiter, aPerson } from '../support/people.ts';
import type { SocketTab } from '../support/socket-tab.ts';
import { aSocketTab } from '../support/socket-tab.ts';
import { waitFor } from '../support/wait.ts';

/*
 * 500 open browsers and 20 moves of candidates a second. `npm test` does it for some seconds; `SOAK_SECONDS=120 npm
 * run test:journeys -- many-browsers` for two minutes, which is long enough to show whether memory grows. Only Linux
 * has as many loopback addresses and reports a process's memory.
 */
const seconds = Number(process.env.SOAK_SECONDS ?? 15);
const movesPerSecond = 20;
const teams = 50;
const tabsEach = 5;
/** Tabs that lose their connection half way and come back. */
const dropped = 25;
/** Memory late to memory early; a short run is still warming up, so that only a leak of the worst kind shows. */
const mostGrowth = seconds >= 100 ? 1.1 : 1.5;

interface Pair extends Team {
  jobId: number;
  candidateId: number;
  versions: Set<number>;
}

/** A name of letters for the n-th of something. */
const letters = (n: number): string => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

describe.skipIf(process.platform !== 'linux')('Five hundred open browsers', () => {
  let folder: string;
  let hirehub: ChildHireHub;
  let api: Api;
  const pairs: Pair[] = [];
  const tabs: SocketTab[] = [];
  const known = new Map<number, Set<number>>();
  const memory: number[] = [];

  async function notificationsOf({ token }: Person): Promise<number[]> {
    const { body } = await api.call(contract.notifications.listNotifications, { query: { perPage: 50 } }, token);
    const { total } = body.meta;
    const further = await Promise.all(
      Array.from(
        { length: Math.ceil(total / 50) - 1 },
        async (_, place) =>
          (await api.call(contract.notifications.listNotifications, { query: { perPage: 50, page: place + 2 } }, token))
            .body.data,
      ),
    );
    return [...body.data, ...further.flat()].map(({ id }) => id);
  }

  async function aPairOfTheirOwn(n: number): Promise<Pair> {
    const office = openApi(hirehub.url, fetchFrom(`127.0.1.${n + 1}`));
    const [manager, candidate] = await Promise.all([
      aPerson(office, 'manager', `Maria${letters(n)}`),
      aPerson(office, 'candidate', `Arun${letters(n)}`),
    ]);
    const team = { manager, candidate, recruiter: await anInvitedRecruiter(office, manager, `Rosa${letters(n)}`) };
    return { ...team, ...(await aCandidatePutForward(office, team)), versions: new Set() };
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hirehub-soak-'));
    hirehub = await startChild(folder);
    api = openApi(hirehub.url);
    for (let n = 0; n < teams; n += 5)
      pairs.push(...(await Promise.all([0, 1, 2, 3, 4].map((more) => aPairOfTheirOwn(n + more)))));
  }, 180_000);
  afterAll(async () => {
    for (const tab of tabs) tab.drop();
    await hirehub?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  async function move(pair: Pair, back: boolean): Promise<void> {
    const params = { jobId: pair.jobId, candidateId: pair.candidateId };
    const body = back ? { status: 'contacted' as const, reason: 'Once more' } : { status: 'submitted' as const };
    const { version } = (
      await api.call(
        contract.pipeline.changeCandidateStatus,
        { params, body },
        (back ? pair.manager : pair.recruiter).token,
      )
    ).body.data;
    pair.versions.add(version);
  }

  /**
   * Moves candidates at this rate, whether the previous moves have finished or not, as people do; each pair's moves
   * follow one another.
   */
  async function movesForAWhile(halfWay: () => Promise<void>): Promise<void> {
    const last = new Map<Pair, Promise<void>>();
    const begun = performance.now();
    const moves = seconds * movesPerSecond;
    let coming: Promise<void> | undefined;
    for (let count = 0; count < moves; count += 1) {
      const due = begun + (count * 1000) / movesPerSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const pair = pairs[count % teams] as Pair;
      const back = Math.floor(count / teams) % 2 === 1;
      last.set(
        pair,
        (last.get(pair) ?? Promise.resolve()).then(() => move(pair, back)),
      );
      if (count % movesPerSecond === 0) memory.push(hirehub.memory());
      if (count === Math.floor(moves / 2)) coming = halfWay();
    }
    await Promise.all([...last.values(), coming]);
  }

  it(
    'all receive everything that concerns them once, at 20 moves a second, with memory flat and 25 of them dropped half way (NOTIF-56)',
    { timeout: (seconds + 150) * 1000 },
    async () => {
      const people = pairs.flatMap(({ manager, recruiter }) => [manager, recruiter]);
      for (const person of people) known.set(person.id, new Set(await notificationsOf(person)));
      tabs.push(...people.flatMap((person) => Array.from({ length: tabsEach }, () => aSocketTab(api, person))));
      for (let at = 0; at < tabs.length; at += 25) await Promise.all(tabs.slice(at, at + 25).map((tab) => tab.open()));
      expect(tabs.filter((tab) => tab.isOpen())).toHaveLength(teams * 2 * tabsEach);
      const unlucky = tabs.filter((_, place) => place % Math.floor(tabs.length / dropped) === 0).slice(0, dropped);

      await movesForAWhile(async () => {
        for (const tab of unlucky) tab.drop();
        await Promise.all(unlucky.map((tab) => tab.open()));
      });

      const moved = pairs.reduce((sum, { versions }) => sum + versions.size, 0);
      expect(moved).toBe(seconds * movesPerSecond);
      const steady = tabs.filter((tab) => !unlucky.includes(tab));
      const lateness = performance.now();
      await Promise.all(
        pairs.map((pair) =>
          waitFor(
            `every tab of ${pair.manager.email} and ${pair.recruiter.email}`,
            () => (everyMoveHeard(pair, steady) ? true : undefined),
            60_000,
          ),
        ),
      );
      const settledAfter = Math.round(performance.now() - lateness);

      for (const person of people) {
        const fresh = (await notificationsOf(person)).filter((id) => !known.get(person.id)?.has(id));
        const theirs = tabs.filter((tab) => tab.person.id === person.id);
        for (const tab of theirs.filter((each) => steady.includes(each))) {
          await waitFor(`${fresh.length} notifications in a tab of ${person.email}`, () =>
            tab.notifications.size >= fresh.length ? true : undefined,
          );
          expect([...tab.notifications.keys()].sort((a, b) => a - b)).toEqual(fresh.sort((a, b) => a - b));
        }
        // A dropped tab receives nothing twice, and what it missed is in the list that a browser reads when it is
        // back.
        for (const tab of theirs) {
          expect([...tab.notifications.values(), ...tab.versions.values()].every((times) => times === 1)).toBe(true);
          expect([...tab.notifications.keys()].every((id) => fresh.includes(id))).toBe(true);
        }
      }
      tellMemory(moved, settledAfter);
    },
  );

  function everyMoveHeard(pair: Pair, among: SocketTab[]): boolean {
    return among
      .filter(({ person }) => person.id === pair.manager.id || person.id === pair.recruiter.id)
      .every((tab) => [...pair.versions].every((version) => tab.versions.has(version)));
  }

  function tellMemory(moved: number, settledAfter: number): void {
    const middle = (from: number, to: number): number => {
      const part = memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)).sort((a, b) => a - b);
      return part[Math.floor(part.length / 2)] ?? 0;
    };
    const [early, late] = [middle(0.25, 0.5), middle(0.75, 1)];
    const heard = tabs.reduce((sum, tab) => sum + tab.notifications.size + tab.versions.size, 0);
    console.log(
      `checked: ${tabs.length} browsers, ${moved} moves in ${seconds} s, ${heard} updates heard, the last ${settledAfter} ms after the last response; memory ${Math.round(early)} MB in the second quarter, ${Math.round(late)} MB in the last`,
    );
    expect(late / early).toBeLessThanOrEqual(mostGrowth);
  }
});
