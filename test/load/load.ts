import { contract } from '../../shared/contract/contract.ts';
import type { Api } from '../support/api.ts';
import { openApi } from '../support/api.ts';
import { wholeList } from '../support/bounty-work.ts';
import { startChild, type ChildHireHub } from '../support/child-hirehub.ts';
import { aPerson, aPostedJob, signIn, type Person } from '../support/people.ts';

const { applications, guest, jobs, notifications } = contract;

/** Tokens live for a quarter of an hour. */
const renewEvery = 10 * 60_000;

export interface LoadOptions {
  folder: string;
  seconds: number;
  /** How often the process is killed, evenly spread over the time. */
  kills: number;
  viewsPerSecond: number;
  applicationsPerSecond: number;
}

export interface LoadReport {
  views: number;
  /** Applications that were acknowledged, and those whose answer a kill took away. */
  applied: { acknowledged: number; unanswered: number };
  /** What the server has not, or has more than once. */
  lost: string[];
  doubled: string[];
  /** Answers of 500 and above outside restarts, and other refusals of what is allowed. */
  faults: string[];
  /** Milliseconds of answers, at the median and of the slowest of twenty and of a hundred. */
  latency: { p50: number; p95: number; p99: number };
  /** Seconds from each kill until it was ready. */
  restarts: number[];
  /** MB at the end of each life of the process. */
  memory: number[];
}

interface Pair {
  jobId: number;
  candidate: Person;
}

/** Letters alone, as names are. */
const nameOf = (place: number): string =>
  `Load${[Math.floor(place / 26), place % 26].map((letter) => String.fromCodePoint(97 + letter)).join('')}`;
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const keyOf = ({ jobId, candidate }: Pair): string => `${candidate.email} for job ${jobId}`;

/**
 * Drives a HireHub in a process of its own with page views and applications at a fixed rate, however long it takes to
 * respond, kills the process meanwhile, and compares at the end what is there with what was acknowledged.
 */
export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const load = new Load(options, await startChild(options.folder));
  try {
    await load.open();
    await load.drive();
    return await load.report();
  } finally {
    await load.close();
  }
}

class Load {
  readonly #options: LoadOptions;
  #hirehub: ChildHireHub;
  #api: Api;
  #manager!: Person;
  #candidates: Person[] = [];
  #jobIds: number[] = [];
  #pairs: Pair[] = [];
  #views = 0;
  /** How often it was started; a call that breaks with its process is no fault. */
  #life = 0;
  readonly #acknowledged = new Set<string>();
  readonly #unanswered = new Set<string>();
  readonly #faults: string[] = [];
  readonly #took: number[] = [];
  readonly #restarts: number[] = [];
  readonly #memory: number[] = [];
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: LoadOptions, hirehub: ChildHireHub) {
    this.#options = options;
    this.#hirehub = hirehub;
    this.#api = openApi(hirehub.url);
  }

  /** A manager with as many open jobs as candidates, so that each pair applies once. */
  async open(): Promise<void> {
    const { seconds, applicationsPerSecond } = this.#options;
    const each = Math.ceil(Math.sqrt(seconds * applicationsPerSecond)) + 1;
    const names = Array.from({ length: each }, (_, place) => nameOf(place));
    this.#manager = await aPerson(this.#api, 'manager', 'Maria');
    for (const name of names) {
      this.#candidates.push(await this.#signedUp(name));
      this.#jobIds.push(await aPostedJob(this.#api, this.#manager, `Nurse ${name}`));
    }
    this.#pairs = this.#candidates.flatMap((candidate) => this.#jobIds.map((jobId) => ({ jobId, candidate })));
  }

  async drive(): Promise<void> {
    const { seconds, kills, viewsPerSecond, applicationsPerSecond } = this.#options;
    // What nobody could ask for during a restart is not made up for.
    let [uptime, last, renewedAt] = [0, performance.now(), performance.now()];
    let [viewed, applied] = [0, 0];
    while (uptime < seconds) {
      await nextTurn();
      if (performance.now() - renewedAt > renewEvery || this.#isKillDue(uptime, seconds / (kills + 1))) {
        if (performance.now() - renewedAt <= renewEvery) await this.#restart();
        await this.#signIn();
        last = renewedAt = performance.now();
      }
      uptime += (performance.now() - last) / 1000;
      last = performance.now();
      for (; viewed < uptime * viewsPerSecond; viewed += 1) this.#view();
      for (; applied < uptime * applicationsPerSecond; applied += 1) this.#apply();
    }
    await Promise.all(this.#underWay);
    this.#memory.push(this.#hirehub.memory());
  }

  async report(): Promise<LoadReport> {
    await this.#signIn();
    const sorted = this.#took.toSorted((one, other) => one - other);
    const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return {
      views: this.#views,
      applied: { acknowledged: this.#acknowledged.size, unanswered: this.#unanswered.size },
      ...(await this.#compared()),
      faults: this.#faults,
      latency: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
      restarts: this.#restarts,
      memory: this.#memory,
    };
  }

  close(): Promise<void> {
    return this.#hirehub.kill();
  }

  #isKillDue(uptime: number, every: number): boolean {
    return this.#life < this.#options.kills && uptime > every * (this.#life + 1);
  }

  async #restart(): Promise<void> {
    this.#memory.push(this.#hirehub.memory());
    this.#life += 1;
    const killedAt = performance.now();
    await this.#hirehub.kill();
    this.#hirehub = await startChild(this.#options.folder);
    this.#api = openApi(this.#hirehub.url);
    this.#restarts.push((performance.now() - killedAt) / 1000);
  }

  /** A machine that signs up many people is slowed down. */
  async #signedUp(name: string): Promise<Person> {
    for (;;) {
      try {
        return await aPerson(this.#api, 'candidate', name);
      } catch (error) {
        const [, pause] = /again in (\d+) seconds/.exec(String(error)) ?? [];
        if (!pause) throw error;
        await new Promise((resolve) => setTimeout(resolve, Number(pause) * 1000));
      }
    }
  }

  async #signIn(): Promise<void> {
    for (const person of [this.#manager, ...this.#candidates])
      person.token = (await signIn(this.#api, person.email)).token;
  }

  #begin(what: string, ask: () => Promise<{ status: number }>, then: (status?: number) => void = () => {}): void {
    const [begun, life] = [performance.now(), this.#life];
    const call = ask()
      .then(({ status }) => {
        this.#took.push(performance.now() - begun);
        if (status !== 200) this.#faults.push(`${what}: ${status}`);
        then(status);
      })
      .catch((error: unknown) => {
        if (life === this.#life) this.#faults.push(`${what}: ${String((error as Error).cause ?? error)}`);
        then();
      })
      .finally(() => this.#underWay.delete(call));
    this.#underWay.add(call);
  }

  #view(): void {
    const place = (this.#views += 1);
    const candidate = this.#candidates[place % this.#candidates.length]!;
    const params = { id: this.#jobIds[place % this.#jobIds.length]! };
    const api = this.#api;
    const pages: [string, () => Promise<{ status: number }>][] = [
      ['a guest’s list of jobs', () => api.ask(guest.listGuestJobs, {})],
      ['a guest’s job', () => api.ask(guest.readGuestJob, { params })],
      ['a candidate’s jobs', () => api.ask(applications.listCandidateJobs, {}, candidate.token)],
      ['a candidate’s notifications', () => api.ask(notifications.listNotifications, {}, candidate.token)],
      ['a manager’s jobs', () => api.ask(jobs.listJobs, {}, this.#manager.token)],
      ['a job’s candidates', () => api.ask(jobs.listJobCandidates, { params }, this.#manager.token)],
    ];
    this.#begin(...pages[place % pages.length]!);
  }

  #apply(): void {
    const pair = this.#pairs.pop();
    if (!pair) return;
    const { jobId: id, candidate } = pair;
    this.#begin(
      'an application',
      () => this.#api.ask(applications.applyToJob, { params: { id } }, candidate.token),
      (status) => (status === 200 ? this.#acknowledged : this.#unanswered).add(keyOf(pair)),
    );
  }

  /** Each acknowledged application is on its job once; one without an answer is there once or not at all. */
  async #compared(): Promise<Pick<LoadReport, 'lost' | 'doubled'>> {
    const found = new Map<string, number>();
    for (const candidate of this.#candidates) {
      const list = (page: number) =>
        this.#api.call(applications.listCandidateJobs, { query: { page, perPage: 100 } }, candidate.token);
      for (const { job } of await wholeList(list)) {
        const key = keyOf({ jobId: job.id, candidate });
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    }
    return {
      lost: [...this.#acknowledged].filter((key) => !found.has(key)),
      doubled: [...found].flatMap(([key, times]) =>
        times > 1 || !(this.#acknowledged.has(key) || this.#unanswered.has(key)) ? key : [],
      ),
    };
  }
}
