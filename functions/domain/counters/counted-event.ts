import { match } from 'ts-pattern';
import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import { eventsOf, type EventsOf } from '../../../events/subscriptions.ts';
import { pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { answerDays, longestHire, longestStay } from '../../../shared/constants/dashboard.ts';
import type { RejectionReason } from '../../../shared/constants/rejection-reasons.ts';
import type { Source } from '../../../shared/constants/sources.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import type { HireEvent } from '../../records/closing.ts';
import type { Count } from './hour-counters.ts';

/** Events that change the counters of dashboards. */
export type CountedEvent = EventOf<EventsOf<'dashboards'>>;

const countedTypes: ReadonlySet<string> = new Set(eventsOf('dashboards'));

/** Whether an event changes counters. */
export const isCounted = (event: AnyEvent): event is CountedEvent => countedTypes.has(event.type);

/**
 * Decides which counters an event changes: the manager's, those of the recruiter involved, and everybody's, which hold
 * only what is rare, because all share one item an hour. Only what happened is counted; how many jobs are open now is
 * read from the jobs.
 */
export function countEvent(event: CountedEvent): Count[] {
  const at = countedAt(event);
  return addedBy(event).map((added) => ({ at, ...added }));
}

/** When an event counts: at its own time, or at that of what it takes back. */
export function countedAt(event: CountedEvent): string {
  if (event.type === 'candidate-status-changed') return event.data.undoneAt ?? event.time;
  if (event.type === 'self-assignment-restored') return event.data.acceptedAt ?? event.time;
  if (event.type === 'self-assignment-undone') return event.data.acceptedAt;
  if (event.type === 'self-assignment-accepted') return event.data.undoneAt ?? event.time;
  return event.time;
}

type Added = Omit<Count, 'at'>;

const forAll = (managerId: number, add: Count['add']): Added[] => [
  { whose: managerId, add },
  { whose: 'everyone', add: { ...add, [personName('m', managerId, 'acts')]: 1 }, managerId },
];

/**
 * What is counted of a person among others: what they added and posted, candidates they brought onto a manager's jobs,
 * hires, points for them, and of their submitted candidates who were answered, and who were in time.
 */
export type PersonMeasure = 'acts' | 'candidates' | 'hires' | 'points' | 'answers' | 'inTime';

/** The counter of a manager (m) or recruiter (r) in a ranking. */
export const personName = (kind: 'm' | 'r', id: number, measure: PersonMeasure): string => `${kind}_${id}_${measure}`;

/** Whom and what such a counter counts; undefined for any other. */
export function personIn(name: string): { kind: 'm' | 'r'; id: number; measure: PersonMeasure } | undefined {
  const [, kind, id, measure] = /^([mr])_(\d+)_(acts|candidates|hires|points|answers|inTime)$/.exec(name) ?? [];
  return kind ? { kind: kind as 'm' | 'r', id: Number(id), measure: measure as PersonMeasure } : undefined;
}

/** The counter of a client's closed jobs, or of those with a hire; without a client, of the manager's other jobs. */
export const clientName = (of: { managerId: number; clientId: number | null }, measure: 'closed' | 'hires'): string =>
  `c_${of.managerId}_${of.clientId ?? 0}_${measure}`;

/** Which client such a counter counts; undefined for any other. */
export function clientIn(
  name: string,
): { managerId: number; clientId: number | null; measure: 'closed' | 'hires' } | undefined {
  const [, managerId, clientId, measure] = /^c_(\d+)_(\d+)_(closed|hires)$/.exec(name) ?? [];
  return managerId
    ? { managerId: Number(managerId), clientId: Number(clientId) || null, measure: measure as 'closed' | 'hires' }
    : undefined;
}

function addedBy(event: CountedEvent): Added[] {
  return (
    match(event)
      .returnType<Added[]>()
      .with({ type: 'client-added' }, ({ data }) => forAll(data.managerId, { clientsAdded: 1 }))
      .with({ type: 'client-removed' }, ({ data }) => forAll(data.managerId, { clientsRemoved: 1 }))
      .with({ type: 'job-posted' }, ({ data }) => forAll(data.manager.id, { posted: 1 }))
      .with({ type: 'job-status-changed' }, ({ data }) => [
        { whose: data.managerId, add: { [`${data.from}To_${data.to}`]: 1 } },
      ])
      .with({ type: 'job-closed' }, { type: 'opening-filled' }, countClosing)
      .with({ type: 'job-removed' }, ({ data }) => forAll(data.managerId, { removed: 1 }))
      .with({ type: 'self-assignment-accepted' }, ({ data }) => {
        const { managerId, recruiter, insteadOf } = data;
        const by = recruiter ? broughtBy(recruiter.id, 1) : {};
        const ofRecruiter = recruiter ? [{ whose: recruiter.id, add: { candidates: 1 } }] : [];
        // Where one recruiter takes over from another, the manager has nobody more.
        return insteadOf === undefined
          ? [{ whose: managerId, add: { candidates: 1, ...by } }, ...ofRecruiter]
          : [
              { whose: managerId, add: { ...by, ...broughtBy(insteadOf, -1) } },
              { whose: insteadOf, add: { candidates: -1 } },
              ...ofRecruiter,
            ];
      })
      // Whom the candidate does not want has put nobody forward.
      .with({ type: 'self-assignment-restored' }, ({ data }) => {
        return data.notBy === undefined ? [] : takenBack(data.managerId, data.notBy);
      })
      .with({ type: 'self-assignment-undone' }, ({ data }) => takenBack(data.managerId, data.recruiter?.id ?? null))
      .with({ type: 'candidate-note-added' }, ({ actor }) =>
        actor.kind === 'user' ? [{ whose: actor.id, add: { notes: 1 } }] : [],
      )
      .with({ type: 'candidate-status-changed' }, countMove)
      .exhaustive()
  );
}

// Among the manager's own counters only: everybody's hold what is rare.
const broughtBy = (recruiterId: number, count: 1 | -1): Count['add'] => ({
  [personName('r', recruiterId, 'candidates')]: count,
});

const takenBack = (managerId: number, recruiterId: number | null): Added[] => [
  { whose: managerId, add: { candidates: -1, ...(recruiterId !== null && broughtBy(recruiterId, -1)) } },
  ...(recruiterId === null ? [] : [{ whose: recruiterId, add: { candidates: -1 } }]),
];

// An undone move is taken back where it was counted, instead of counting as a second move to where it came from.
function countMove({ time, data }: EventOf<'candidate-status-changed'>): Added[] {
  const [from, to] = data.undo ? [data.to, data.from] : [data.from, data.to];
  if (!from || !to) return [];
  const one = data.undo ? -1 : 1;
  const days = data.since === null ? undefined : daysBetween(data.since, data.undoneAt ?? time);
  const add = {
    moves: one,
    [movedName(from, to)]: one,
    ...(data.rejectedFor && { [rejectedForName(data.rejectedFor)]: one }),
    ...(days !== undefined && { [stayedName(from, days)]: one }),
  };
  const answered = from === 'submitted' && days !== undefined;
  const answerOf = (kind: 'm' | 'r', id: number | null) =>
    answered && id !== null ? answerAdded({ kind, id, days }, one) : {};
  const ofRecruiter = answerOf('r', data.recruiterId);
  return [
    { whose: data.managerId, add: { ...add, ...ofRecruiter } },
    ...(data.recruiterId ? [{ whose: data.recruiterId, add }] : []),
    // Of moves, everybody's counters hold the answer to a submitted candidate only: one for each candidate.
    ...(answered
      ? [
          {
            whose: 'everyone' as const,
            managerId: data.managerId,
            add: { ...answerOf('m', data.managerId), ...ofRecruiter },
          },
        ]
      : []),
  ];
}

function answerAdded({ kind, id, days }: { kind: 'm' | 'r'; id: number; days: number }, one: 1 | -1): Count['add'] {
  const isInTime = days < answerDays[1];
  return {
    [personName(kind, id, 'answers')]: one,
    ...(isInTime && { [personName(kind, id, 'inTime')]: one }),
  };
}

/** The counter of hires of candidates who came onto the job in this way. */
export const hiredByName = (source: Source): string => `hiredBy_${source}`;

/** The counter of rejections for a listed reason. */
export const rejectedForName = (reason: RejectionReason): string => `rejectedFor_${reason}`;

/** The counter of moves from one status to another, by their places in the order of statuses. */
export const movedName = (from: PipelineStatus, to: PipelineStatus): string =>
  `moved_${pipelineStatuses.indexOf(from)}_${pipelineStatuses.indexOf(to)}`;

/** The counter of candidates who left a status after so many whole days in it. */
export const stayedName = (status: PipelineStatus, days: number): string =>
  `stayed_${pipelineStatuses.indexOf(status)}_${Math.min(days, longestStay)}`;

const daysBetween = (since: string, until: string): number =>
  Math.max(0, Math.floor((Date.parse(until) - Date.parse(since)) / oneDay));

/** The counter of hires so many whole days after their job was posted. */
export const hiredAfterName = (days: number): string => `hiredAfter_${Math.min(days, longestHire)}`;

const hireOf = (kind: 'm' | 'r', id: number, points: number) => ({
  [personName(kind, id, 'hires')]: 1,
  ...(points > 0 && { [personName(kind, id, 'points')]: points }),
});

// A filled opening counts as a hire, and not as a closed job.
function countClosing({ type, time, data }: HireEvent): Added[] {
  const ends: Count['add'] = type === 'job-closed' ? { closed: 1 } : { openingsFilled: 1 };
  const points = data.recruiter ? data.points : 0;
  const client = { managerId: data.manager.id, clientId: data.clientId };
  const hiredAfter = hiredAfterName(daysBetween(new Date(timeOfId(data.jobId)).toISOString(), time));
  const bySource = data.candidate && data.source ? { [hiredByName(data.source)]: 1 } : {};
  const hire = data.candidate ? { [hiredAfter]: 1, ...bySource } : {};
  const add = { ...ends, hired: data.candidate ? 1 : 0, points, ...hire };
  const ofClient = {
    ...(type === 'job-closed' && { [clientName(client, 'closed')]: 1 }),
    ...(data.candidate && { [clientName(client, 'hires')]: 1 }),
  };
  const ofRecruiter = data.candidate && data.recruiter ? hireOf('r', data.recruiter.id, points) : {};
  const ofManager = data.candidate ? hireOf('m', data.manager.id, points) : {};
  return [
    { whose: data.manager.id, add: { ...add, ...ofClient, ...ofRecruiter } },
    {
      whose: 'everyone',
      managerId: data.manager.id,
      add: { ...add, ...ofClient, ...ofRecruiter, ...ofManager },
    },
    ...(data.recruiter
      ? [{ whose: data.recruiter.id, add: { ...ends, hired: 1, points, [hiredAfter]: 1, ...bySource } }]
      : []),
  ];
}
