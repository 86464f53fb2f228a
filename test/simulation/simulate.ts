import { type Action, decide, planOf } from './actions.ts';
import { serveAws } from './aws-call.ts';
import { ask, type Asked, type Given } from './browser.ts';
import { Cloud } from './cloud.ts';
import { Adversity, allFaults, type Fault, someFaults } from './faults.ts';
import { type Functions, loadFunctions, schedules } from './functions.ts';
import { invariants } from './invariants.ts';
import { MemoryDynamodb } from './memory-dynamodb.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { beginning, clientCompany, people, peopleOf, type Person, plantPeople } from './people.ts';
import { chanceOf } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { storedIn } from './stored.ts';
import { makeProcessVirtual, settled, useSource } from './virtual-process.ts';

/** What a run is made of, so that it can be made again, whole or in part. */
export interface Recipe {
  seed: number;
  actions: readonly Action[];
  faults: readonly Fault[];
}

/** How a run went. */
export interface Outcome {
  recipe: Recipe;
  /** What did not hold at the end, each as the name of the invariant and what was found. */
  broken: { invariant: string; found: string }[];
  /** The hash of all that happened, which is the same whenever the recipe is. */
  hash: string;
  steps: number;
  asked: Asked[];
  trace: readonly string[];
}

export interface Simulation {
  run(recipe: Recipe, options?: { isTraced?: boolean }): Promise<Outcome>;
  /** A cloud without faults, in which nothing has happened but its beginning, for so many steps. */
  world(mostSteps: number): { cloud: Cloud; functions: Functions };
}

/** The recipe of a seed. */
export function recipeOf(seed: number): Recipe {
  const chance = chanceOf(seed * 4);
  return { seed, faults: someFaults(chance), actions: planOf(chance) };
}

const minute = 60_000;
/** How long the longest breaks between two runs of frequent schedules are; what they look at is listed by the hour. */
const hop = 50 * minute;
/** What is delayed, or fails, has come by then; only reminders may be further away. */
const longestDelay = 180 * minute;

/** Makes this process a simulated cloud, in which runs of the product follow from their seeds alone. */
export async function openSimulation(): Promise<Simulation> {
  makeProcessVirtual();
  let cloud: Cloud | undefined;
  serveAws((call) => cloud!.send(call));
  const functions = await loadFunctions();

  function open(
    { seed, faults }: Pick<Recipe, 'seed' | 'faults'>,
    table: MemoryDynamodb,
    { begin = beginning, ...options }: { begin?: number; isTraced?: boolean; mostSteps?: number } = {},
  ): Cloud {
    const scheduler = new Scheduler({ now: begin, chance: chanceOf(seed * 4 + 1), ...options });
    const adversity = new Adversity(chanceOf(seed * 4 + 2), faults);
    const opened = new Cloud({ scheduler, table, adversity, functions });
    useSource({ now: opened.now, later: opened.later, chance: chanceOf(seed * 4 + 3) });
    cloud = opened;
    return opened;
  }

  const base = new MemoryDynamodb();
  await plantWorld(open({ seed: 0, faults: [] }, base, { begin: beginning - 60 * minute }), functions);

  async function run(recipe: Recipe, { isTraced = false } = {}): Promise<Outcome> {
    const opened = open(recipe, base.clone(), { isTraced });
    const { asked, actions } = await act(opened, functions, recipe.actions);
    await comeToRest(opened, functions);
    const seen = await lookAround(opened, functions);
    const inParts = await lookTwice(opened, functions, recipe);
    const { scheduler, table, oddities, mails } = opened;
    const end = {
      stored: storedIn(table),
      oddities,
      mails,
      asked,
      seen,
      inParts,
      faults: recipe.faults,
      now: scheduler.now,
    };
    const broken = Object.entries(invariants).flatMap(([invariant, find]) =>
      find(end).map((found) => ({ invariant, found })),
    );
    for (const item of end.stored.all) scheduler.digest(JSON.stringify(item, asList));
    return {
      recipe: { ...recipe, actions },
      broken,
      hash: scheduler.hash(),
      steps: scheduler.taken,
      asked,
      trace: scheduler.trace ?? [],
    };
  }

  // What is loaded when it is first needed is loaded before any run whose steps count.
  await run({ ...recipeOf(0), faults: allFaults });
  const world = (mostSteps: number) => ({
    cloud: open({ seed: 1, faults: [] }, base.clone(), { mostSteps }),
    functions,
  });
  return { run, world };
}

const asList = (_name: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** What there is at the beginning of every run: people, and a job of each manager. */
async function plantWorld(cloud: Cloud, functions: Functions): Promise<void> {
  const { maria, rita, rosa, carl, ada, ben } = people;
  await plantPeople();
  let calls = 0;
  const call = async (by: Person, operation: string, given: Given) => {
    const key = `world-${(calls += 1)}`;
    const asked = ask({ cloud, functions }, { by, operation, given, key });
    await cloud.scheduler.drain();
    const { status, data } = await asked;
    if (status !== 200) throw new Error(`${operation} of the world failed: ${JSON.stringify(data)}`);
    return (data as { id: number }).id;
  };
  const client = {
    companyName: clientCompany,
    cityId: 4_930_956,
    contactPerson: 'Ann Porter',
    contactPersonsPosition: 'Head of nursing',
    email: 'ann@lakeside.example',
  };
  const nurse = { description: 'Care for **critical** patients.', points: 500 };
  const icuJobs: number[] = [];
  for (const by of [maria, rita]) {
    const clientId = await call(by, 'clients.addClient', { body: client });
    icuJobs.push(
      await call(by, 'jobs.postJob', { body: { ...nurse, title: 'ICU nurse', guaranteeDays: 30, clientId } }),
    );
  }
  // Carl has put Ben forward, who agreed.
  const proposal = await call(carl, 'claims.proposeCandidate', { body: { candidateId: ben.id, jobId: icuJobs[0] } });
  await call(ben, 'claims.confirmClaim', { params: { id: proposal } });
  // Rosa has earned points already, which she can redeem.
  const jobId = await call(maria, 'jobs.postJob', { body: { ...nurse, title: 'Ward nurse', points: 300 } });
  const claim = await call(rosa, 'claims.proposeCandidate', { body: { candidateId: ada.id, jobId } });
  await call(ada, 'claims.confirmClaim', { params: { id: claim } });
  await call(maria, 'jobs.closeJob', { params: { id: jobId }, body: { candidateId: ada.id } });
  await call(rosa, 'chat.startChannel', { body: { recipientId: ada.id } });
}

/** Does what the plan says; returns it with what each action was, and how each ended. */
async function act(cloud: Cloud, functions: Functions, plan: readonly Action[]) {
  const { scheduler } = cloud;
  const asked: Promise<Asked>[] = [];
  const actions: Action[] = [];
  for (const [place, action] of plan.entries()) {
    const { minutes, steps } = action;
    if (minutes > 0) await passTime(cloud, functions, minutes * minute);
    const decided = decide(action, { ...storedIn(cloud.table), mails: cloud.mails, now: scheduler.now });
    if (!decided) continue;
    actions.push({ ...action, does: decided.does });
    scheduler.note(`${decided.by.name} begins to ${decided.does}`);
    asked.push(ask({ cloud, functions }, { ...decided, key: `action-${place}` }));
    // Its first step is there before anything else happens, time passing too.
    await settled();
    for (let taken = 0; taken < steps && (await scheduler.turn(scheduler.now + minute)); taken += 1);
  }
  await scheduler.drain(scheduler.now + 10 * minute);
  return { actions, asked: await Promise.all(asked) };
}

/** What managers and recruiters find in their lists in the end, where somebody hides from them. */
async function lookAround(cloud: Cloud, functions: Functions): Promise<Asked[]> {
  return storedIn(cloud.table).hidden().length === 0 ? [] : look(cloud, functions, lists);
}

/** One of these lists as its readers find it, and again while batches come in parts, where that may happen in the run. */
async function lookTwice(cloud: Cloud, functions: Functions, { seed, faults }: Recipe): Promise<[Asked, Asked][]> {
  if (!faults.includes('partial failure')) return [];
  const one = [lists[seed % lists.length]!];
  const whole = await look(cloud, functions, one);
  cloud.adversity.leaveOnly('partial failure');
  const parts = await look(cloud, functions, one);
  cloud.adversity.leaveOnly();
  return whole.map((asked, place) => [asked, parts[place]!]);
}

async function look(cloud: Cloud, functions: Functions, chosen: typeof lists): Promise<Asked[]> {
  const looked = chosen.flatMap(([role, operation]) =>
    peopleOf(role).map((by) => ask({ cloud, functions }, { by, operation, given: {}, key: `${by.name} ${operation}` })),
  );
  await settled();
  await cloud.scheduler.drain();
  return Promise.all(looked);
}

const listsOf = {
  manager: [
    'notifications.listNotifications',
    'applications.listWaitingApplicants',
    'pipeline.listWaitingCandidates',
    'claims.listManagerClaims',
    'calendar.listMeetingCandidates',
    'calendar.listBookingOffers',
  ],
  recruiter: [
    'notifications.listNotifications',
    'applications.listSelfAssignments',
    'claims.listRecruiterClaims',
    'calendar.listInterviews',
    'calendar.listMeetingCandidates',
    'chat.listChannels',
  ],
};
const lists = (['manager', 'recruiter'] as const).flatMap((role) =>
  listsOf[role].map((operation) => [role, operation] as const),
);

/** Lets time pass with what is due in it. */
async function passTime(cloud: Cloud, functions: Functions, milliseconds: number): Promise<void> {
  const { scheduler } = cloud;
  const end = scheduler.now + milliseconds;
  const day = Math.floor(scheduler.now / 86_400_000);
  while (scheduler.now < end) {
    const next = Math.min(end, scheduler.now + hop, nextMail(cloud));
    await scheduler.drain(next);
    scheduler.now = Math.max(scheduler.now, next);
    // A run of a minute in which nothing waits reads empty lists; one of them at the end stands for all.
    if (scheduler.now >= end || waitingMails(cloud).some((at) => at <= scheduler.now))
      await runSchedule(cloud, functions, 'notification-mail/every-minute-mail-unread-messages.schedule');
  }
  if (Math.floor(scheduler.now / 86_400_000) === day) return;
  for (const path of schedules) if (path.includes('every-day')) await runSchedule(cloud, functions, path);
}

/** When the next mail that waits is due, which the run of that minute sends. */
function nextMail(cloud: Cloud): number {
  return Math.min(...waitingMails(cloud).filter((at) => at > cloud.scheduler.now));
}

/** When each mail that waits, about something or about what is unread, is due. */
function waitingMails({ table }: Cloud): number[] {
  const lists = [keys.waitingMails(''), keys.unreadMarks('')];
  return lists.flatMap(({ pk }) => [...table.itemsUnder(pk)]).map(({ dueAt }) => Date.parse(String(dueAt)));
}

/** Runs scheduled work, which is tried three times. */
async function runSchedule(cloud: Cloud, functions: Functions, path: string): Promise<void> {
  for (let tries = 1; tries <= 3; tries += 1) {
    const running = { isOver: false };
    const invoked = cloud.invoke(path.split('/')[0]!, () => functions.runSchedule(path), { isSpared: tries === 3 });
    void invoked.then(() => {
      running.isOver = true;
    });
    while (!running.isOver) if (!(await cloud.scheduler.turn())) break;
    const { is, struckBy } = await invoked;
    if (is === 'done') return;
    if (struckBy.length === 0) cloud.oddities.push({ what: `${path} failed: ${functions.lastError()}` });
  }
}

/** Lets everything come to its end without further faults: what waits is delivered, and what is due happens. */
async function comeToRest(cloud: Cloud, functions: Functions): Promise<void> {
  cloud.adversity.leaveOnly();
  await cloud.scheduler.drain(cloud.scheduler.now + longestDelay);
  await passTime(cloud, functions, 13 * minute);
  await passTime(cloud, functions, 86_400_000);
  await cloud.scheduler.drain();
}
