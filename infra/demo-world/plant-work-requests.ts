import type { Actor } from '../../functions/platform/door/actor.ts';
import type { JobsStore } from '../../functions/features/jobs/jobs.store.ts';
import type { MailAllowance } from '../../functions/records/mail-allowance.ts';
import { changedWorkRequestWrites, newWorkRequestWrites } from '../../functions/records/work-request.ts';
import {
  acceptWorkRequestHandler,
  closeWorkRequestHandler,
  declineWorkRequestHandler,
} from '../../functions/features/recruiters/work-request.handlers.ts';
import {
  closeOtherRecruiterHandler,
  inviteOtherRecruiterHandler,
} from '../../functions/features/recruiters/other-recruiter.handlers.ts';
import { followWork } from '../../functions/domain/work-requests/follow-work.steps.ts';
import {
  acceptAskingHandler,
  askForJobHandler,
  declineAskingHandler,
} from '../../functions/features/market/asking.handlers.ts';
import { marketStore } from '../../functions/features/market/market.store.ts';
import { offerJobHandler } from '../../functions/features/market/offer.handlers.ts';
import { askRecruiter, changeWorkRequest } from '../../functions/domain/work-requests/work-request.ts';
import type { WorkRequestsStore } from '../../functions/domain/work-requests/work-requests.store.ts';
import { eventActor, eventWrite } from '../../functions/platform/table/outbox.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { Job } from '../../shared/model/job.ts';
import type { WorkRequestState } from '../../shared/rules/work-request.ts';
import { act } from './act.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface WorkRequestNeeds {
  table: Table;
  jobsStore: JobsStore;
  workRequests: WorkRequestsStore;
  mailAllowance: MailAllowance;
  clock: ReturnType<typeof worldClock>;
}

interface Story {
  by: number;
  recruiter: number;
  daysAgo: number;
  until: Exclude<WorkRequestState, 'finished'>;
  message?: string;
}

/** How long an offer to the market stays open. */
const offeredDays = 45;

/** Managers and recruiters by their place; the first recruiters each work for the manager of the same place. */
const stories: readonly Story[] = [
  { by: 0, recruiter: 1, daysAgo: 9, until: 'declined' },
  { by: 0, recruiter: 2, daysAgo: 8, until: 'self_closed' },
  { by: 0, recruiter: 1, daysAgo: 7, until: 'closed' },
  { by: 0, recruiter: 2, daysAgo: 5, until: 'accepted', message: 'You filled a role like this one last year.' },
  { by: 2, recruiter: 0, daysAgo: 4, until: 'working' },
  { by: 1, recruiter: 0, daysAgo: 1, until: 'created', message: 'You know this field better than anybody on my team.' },
  { by: 0, recruiter: 1, daysAgo: 1, until: 'created' },
];

/** Recruiters of other managers who were asked to work on a job, one story for each state. */
export async function plantWorkRequests(
  { managers, recruiters }: PlantedPeople,
  planted: PlantedJob[],
  needs: WorkRequestNeeds,
): Promise<void> {
  const { clock, jobsStore } = needs;
  const now = (await Promise.all(planted.map(async ({ job }) => jobsStore.job(job.id)))).flatMap((job) => job ?? []);
  const ofManager = (by: Actor, status: string) =>
    now.filter((job) => job.managerId === by.id && job.status === status).toSorted((a, b) => b.id - a.id);
  const taken = new Set<number>();
  for (const { by, recruiter: place, daysAgo, until, message } of stories) {
    const [manager, recruiter] = [managers[by], recruiters[place]];
    const job = manager && ofManager(manager, openStatus).find(({ id }) => !taken.has(id));
    if (!recruiter || !job) throw new Error('There is nobody, or no open job, for a request to work');
    taken.add(job.id);
    clock.moveTo(clock.at(daysAgo, 600));
    const asked = { params: { id: recruiter.id }, body: { jobId: job.id, ...(message && { message }) } };
    const { id } = await act(inviteOtherRecruiterHandler, manager, asked, needs);
    clock.moveTo(clock.at(daysAgo, 690));
    await live(until, { id, jobId: job.id, manager, recruiter }, needs);
  }
  await finished(managers, recruiters, ofManager, needs);
  await plantMarket(managers, recruiters, (by) => ofManager(by, openStatus).filter(({ id }) => !taken.has(id)), needs);
}

interface Offer {
  by: number;
  places: number;
  expectation: string;
  /** Who asks, in which words, and how it went on. */
  asks?: { recruiter: number; message: string; until: 'created' | 'accepted' | 'declined' }[];
}

const offers: readonly Offer[] = [
  {
    by: 0,
    places: 3,
    expectation: 'Two candidates with current licences within two weeks, each with a word on why they would move.',
    asks: [
      {
        recruiter: 1,
        message:
          'I placed six people in this field last year. Two of them know colleagues who would move for this job.',
        until: 'created',
      },
    ],
  },
  {
    by: 1,
    places: 2,
    expectation: 'We hire for skill, not for titles. Tell us what each person has built and what they want next.',
    asks: [
      {
        recruiter: 0,
        message: 'This is the work I recruit for every day, and I can name three people whom I would propose tomorrow.',
        until: 'accepted',
      },
    ],
  },
  {
    by: 2,
    places: 1,
    expectation: 'Somebody who knows the region. We answer every proposal within two days.',
    asks: [
      {
        recruiter: 1,
        message: 'I have lived in this region for ten years and know most of its employers and many of their people.',
        until: 'declined',
      },
    ],
  },
];

/** Jobs that are open to recruiters of the market, and who asked for them (PLUS-49). */
async function plantMarket(
  managers: Actor[],
  recruiters: Actor[],
  openJobsOf: (by: Actor) => Job[],
  needs: WorkRequestNeeds,
): Promise<void> {
  const { clock, table } = needs;
  const needsOfMarket = { ...needs, marketStore: marketStore(table) };
  for (const { by, places, expectation, asks = [] } of offers) {
    const manager = managers[by];
    const job = manager && openJobsOf(manager)[0];
    if (!manager || !job) throw new Error('There is no open job to offer');
    clock.moveTo(clock.at(3, 540));
    const until = new Date(Date.parse(clock.now()) + offeredDays * oneDay).toISOString();
    const offered = { params: { id: job.id }, body: { places, until, expectation } };
    await act(offerJobHandler, manager, offered, needsOfMarket);
    for (const { recruiter: place, message, until: state } of asks) {
      const recruiter = recruiters[place];
      if (!recruiter) throw new Error('There is nobody to ask for a job');
      clock.moveTo(clock.at(2, 600));
      const { id } = await act(askForJobHandler, recruiter, { params: { id: job.id }, body: { message } }, needs);
      clock.moveTo(clock.at(1, 570));
      if (state === 'accepted') await act(acceptAskingHandler, manager, { params: { id } }, needs);
      if (state === 'declined') await act(declineAskingHandler, manager, { params: { id } }, needs);
    }
  }
}

interface Asked {
  id: number;
  jobId: number;
  manager: Actor;
  recruiter: Actor;
}

async function live(until: Story['until'], { id, jobId, manager, recruiter }: Asked, needs: WorkRequestNeeds) {
  const given = { params: { id } };
  if (until === 'declined') await act(declineWorkRequestHandler, recruiter, given, needs);
  if (until === 'closed') await act(closeOtherRecruiterHandler, manager, given, needs);
  if (until === 'accepted' || until === 'working' || until === 'self_closed')
    await act(acceptWorkRequestHandler, recruiter, given, needs);
  if (until === 'self_closed') await act(closeWorkRequestHandler, recruiter, given, needs);
  if (until === 'working')
    await followWork(await needs.workRequests.requestsBy(manager.id, jobId), 'start', eventActor(recruiter), needs);
}

/** Work that ended with its job, which was open then: through the rules alone, as the store wants a job open now. */
async function finished(
  managers: Actor[],
  recruiters: Actor[],
  ofManager: (by: Actor, status: string) => Job[],
  { table, clock, workRequests }: WorkRequestNeeds,
): Promise<void> {
  const [place, manager] = [...managers.entries()].find(([, one]) => ofManager(one, 'closed').length > 0) ?? [0];
  const [job, recruiter] = [manager && ofManager(manager, 'closed')[0], recruiters[place + 1]];
  if (!manager || !recruiter || !job) throw new Error('There is no closed job on which somebody has worked');
  const facts = await workRequests.askingFacts(manager.id, recruiter.id, job.id);
  const moments = [30, 29, 28, 12].map((daysAgo) => clock.at(daysAgo, 620));
  const at = (step: number) => {
    clock.moveTo(moments[step] ?? clock.at(1, 0));
    return { at: clock.now(), eventId: clock.newId() };
  };
  const open = { ...facts, job: { ...job, status: openStatus, endAt: null } };
  const asked = askRecruiter(open, undefined, { actor: manager, id: clock.newId(), ...at(0) });
  await table.write([...newWorkRequestWrites(asked.after), eventWrite(asked.event)]);
  let before = asked.after;
  for (const [done, step] of (['accept', 'start', 'finish'] as const).entries()) {
    const actor = eventActor(step === 'finish' ? manager : recruiter);
    const next = changeWorkRequest(before, step, asked.event.data, { actor, ...at(done + 1) });
    await table.write([...changedWorkRequestWrites(before, next.after), eventWrite(next.event)]);
    before = next.after;
  }
}
