import type { AnyEvent } from '../../../events/catalogue.ts';
import { type JobStatus, openStatus } from '../../../shared/constants/job.ts';
import { isInProcess } from '../../../shared/constants/pipeline.ts';
import type { CandidateOnJob, Note } from '../../../shared/model/pipeline.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { InterviewDateChange, StatusChange, StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { putBackApplicationWrite } from '../../records/application.ts';
import { listedInProcessWrite, undonePlaceWrites, viewedOnJobWrite } from '../../records/candidate-on-job.ts';
import type { StoryHiding, StoryLeft, StoryManager } from '../../records/story-of-place.ts';
import { countedOnJobWrite } from '../../records/job.ts';
import { traceWrite } from '../../records/trace.ts';
import { jobTeamsIn, teamWrites } from '../../domain/jobs/job-team.ts';
import { type BookedMeeting, interviewsIn } from '../../domain/calendar/interviews.steps.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { MarkedRow } from '../../../shared/rules/hidden-from.ts';
import type { JobGate } from '../../records/job-gate.ts';
import type { StoredScorecard } from '../../records/scorecard.ts';
import { openJobCheck } from '../../records/job-gate.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { itemAmong, itemsAmong } from '../../platform/table/key.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf, eventWrite, type StoredEvent } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { worksOn } from '../../../shared/rules/pipeline-status.ts';
import { closedOrHeld } from '../../../shared/rules/open-job.ts';
import type { Position } from '../../domain/pipeline/change-candidate-status.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

interface Pair {
  jobId: number;
  candidateId: number;
}

/** What the second of two movers reads. */
export const movedMeanwhile = 'Someone else has just moved this candidate; reload and try again';
// A move on an open job lists the candidate itself, and a job that is not open allows none.
const listedMeanwhile = refuse.conflict('The candidate was moved meanwhile');

const notOnJob = () => refuse.notFound('This candidate is not on this job');
const notOpen = refuse.conflict(`${closedOrHeld}, so candidates cannot be moved`, 'status');

/** Reads and moves candidates on jobs. */
export function pipelineStore(table: Table) {
  const { isHidden, withoutHidden } = hidingIn(table);
  const interviews = interviewsIn(table);
  const { refuseOthers, seenBy, sharedOf } = jobTeamsIn(table);

  /** The candidate on the job and the job's status, strongly consistent; refuses users who do not work on it. */
  async function position(
    { jobId, candidateId }: Pair,
    reader: Reader,
  ): Promise<Position & { onJob: StoredCandidateOnJob }> {
    const [onJob, gate] = await table.batchGet([keys.candidateOnJob(jobId, candidateId), keys.jobGate(jobId)], {
      consistent: true,
    });
    return positionFor(reader, onJob, gate);
  }

  async function positionFor(reader: Reader, onJob: StoredCandidateOnJob | undefined, gate: JobGate | undefined) {
    if (!onJob || !gate) throw notOnJob();
    const seen = await seenBy(onJob, reader);
    refuseStrangers(seen, reader);
    await refuseHidden(seen, reader);
    return { onJob: seen, jobStatus: gate.status };
  }

  /**
   * The candidate on the job with its story, each newest first, what they sent, and the others on the job, in two strongly
   * consistent queries side by side; refused like the position, which alone decides.
   */
  async function record(pair: Pair, reader: Reader) {
    const [ofJob, items, application] = await Promise.all([
      table.query(keys.candidatesAndGate(pair.jobId), { consistent: true }),
      storyItems(pair),
      table.get(keys.application(pair.candidateId, pair.jobId), { consistent: true }),
    ]);
    const gate = itemAmong(ofJob, keys.jobGate(pair.jobId));
    const places = itemsAmong(ofJob, keys.candidatesOnJob(pair.jobId));
    const own = places.find(({ candidateId }) => candidateId === pair.candidateId);
    const place = await positionFor(reader, own, gate);
    const others = places.filter((one) => one !== own);
    return { ...place, events: eventsIn(items), notes: notesIn(items), others, sent: application?.sent };
  }

  const storyItems = async ({ jobId, candidateId }: Pair) =>
    table.query(keys.storyOf(jobId, candidateId), { newestFirst: true, consistent: true });

  /** Refuses people from whom the candidate hides (PLUS-21), as if the candidate were not there. */
  async function refuseHidden({ candidateId, hiding }: StoredCandidateOnJob, reader: Reader): Promise<void> {
    if (await isHidden(reader, candidateId, { marks: hiding })) throw notOnJob();
  }

  /** The manager's job and those of these candidates who are on it, strongly consistent; others' jobs are refused. */
  async function positions(
    jobId: number,
    candidateIds: readonly number[],
    manager: Reader,
  ): Promise<{ jobStatus: JobStatus; places: ReadonlyMap<number, CandidateOnJob> }> {
    const [gate, ...found] = await table.batchGet(
      [keys.jobGate(jobId), ...candidateIds.map((id) => keys.candidateOnJob(jobId, id))],
      { consistent: true },
    );
    if (!gate) throw noSuch('job');
    await refuseOthers(gate, manager);
    const helping = gate.managerId !== manager.id && { team: [manager.id] };
    const places = await shownTo(
      manager,
      found.flatMap((one) => one ?? []),
    );
    return {
      jobStatus: gate.status,
      places: new Map(places.map((onJob) => [onJob.candidateId, { ...onJob, ...helping }])),
    };
  }

  const shownTo = async <P extends MarkedRow>(viewer: Pick<Reader, 'id' | 'role'>, places: readonly P[]) =>
    withoutHidden(viewer, places);

  /**
   * Saves a move: state, story, event and the meeting that the interview is, in one transaction; refused when the
   * version is stale or the job closed meanwhile. Returns the place as saved.
   */
  async function saveStatusChange(change: StatusChange, booked?: BookedMeeting): Promise<StoredCandidateOnJob> {
    return interviews.saveMove(change, { also: besides(change), booked });
  }

  /**
   * Saves that the decline of an applicant is taken back: the application waits again, and the candidate is not on the job.
   * Neither leads the manager to the story any more, which names them: they are left traces. Refused like a move.
   */
  async function saveDeclineUndone(change: StatusChange, eventId: number): Promise<void> {
    const { jobId, candidateId, managerId, createdAt } = change.before;
    const application = await table.get(keys.application(candidateId, jobId), { consistent: true });
    if (application?.state !== 'accepted') throw refuse.conflict(movedMeanwhile, 'status');
    const { writes, former } = undonePlaceWrites(change, refuse.conflict(movedMeanwhile, 'status'));
    const { id: applicationId, jobTitle, candidate } = application;
    await table.write([
      ...writes,
      putBackApplicationWrite(application, undefined, former),
      countedOnJobWrite(jobId, { candidatesCount: -1 }),
      ...besides(change),
      ...[keys.candidateOnJobSubject(jobId, candidateId), keys.applicationSubject(applicationId)].map((pk) =>
        traceWrite(managerId, { pk }),
      ),
      eventWrite(
        eventOf('self-assignment-undone', {
          id: eventId,
          at: change.event.time,
          actor: change.event.actor,
          subject: change.event.subject,
          data: {
            applicationId,
            job: { id: jobId, title: jobTitle },
            managerId,
            recruiter: null,
            candidate,
            acceptedAt: createdAt,
          },
        }),
      ),
    ]);
  }

  /** Saves a changed interview date with its line of the story and its meeting; refused like a move. */
  async function saveInterviewDate(change: InterviewDateChange, booked?: BookedMeeting): Promise<StoredCandidateOnJob> {
    return interviews.saveDate(change, { also: besides(change), booked });
  }

  /** The candidates between Submitted and the decision on open jobs that are the manager's or their team's, in no order. */
  async function inProcessOf(managerId: number): Promise<CandidateOnJob[]> {
    const listOf = async (id: number) => table.query(keys.candidatesInProcess(id));
    const [own, shared] = await Promise.all([listOf(managerId), sharedOf(managerId, listOf)]);
    const ofTeam = shared.map((one) => ({ ...one, team: [managerId] }));
    return shownTo({ id: managerId, role: 'manager' }, [...own, ...ofTeam]);
  }

  /**
   * Lists the candidates of a job with its manager while the job is open, and takes them off the list otherwise.
   * Repeating it changes nothing.
   */
  async function listInProcess(jobId: number): Promise<void> {
    const [gate, onJob] = await Promise.all([
      table.get(keys.jobGate(jobId), { consistent: true }),
      table.query(keys.candidatesOnJob(jobId), { consistent: true }),
    ]);
    const isOpen = gate?.status === openStatus;
    await inGroups(
      onJob.filter(({ status }) => isInProcess(status)),
      (one) => tryWrite(table.writeOne(listedInProcessWrite(one, isOpen, listedMeanwhile)), listedMeanwhile),
    );
  }

  /**
   * The candidate on the job and the others on it, in one query; refuses all but the candidate, and users who work on
   * them.
   */
  async function placeAmongOthers(
    { jobId, candidateId }: Pair,
    reader: Reader,
  ): Promise<{ own: StoredCandidateOnJob; others: StoredCandidateOnJob[] }> {
    const places = await table.query(keys.candidatesOnJob(jobId));
    const own = places.find((one) => one.candidateId === candidateId);
    if (!own) throw notOnJob();
    if (reader.role !== 'candidate') refuseStrangers(await seenBy(own, reader), reader);
    else if (reader.id !== candidateId) throw notOnJob();
    await refuseHidden(own, reader);
    return { own, others: places.filter((one) => one !== own) };
  }

  /** Records when the manager first looked; the version stays, since nobody's move depends on it. */
  async function saveViewed({ jobId, candidateId }: Pair, at: string): Promise<void> {
    await table.writeOne(viewedOnJobWrite(jobId, candidateId, at));
  }

  /**
   * What happened to the candidate on the job, and the notes on it, each newest first; refuses users who do not work on
   * it.
   */
  async function story(pair: Pair, reader: Reader): Promise<{ events: AnyEvent[]; notes: Note[] }> {
    const items = await storyItems(pair);
    const events = eventsIn(items);
    const said = events.map(partiesOf).find((some) => some !== undefined);
    if (!said) throw notOnJob();
    const [managerId = said.managerId] = items.flatMap((item) => ('nowOf' in item ? [item.nowOf] : []));
    const parties = await seenBy({ ...said, managerId, jobId: pair.jobId }, reader);
    const hasLeft = items.some((item) => 'leftBy' in item && item.leftBy === parties.recruiterId);
    refuseStrangers(hasLeft ? { ...parties, recruiterId: null } : parties, reader);
    const marks = items.flatMap((item) => ('marks' in item && item.marks ? [item.marks] : [])).at(0);
    if (await isHidden(reader, pair.candidateId, { marks })) throw notOnJob();
    return { events, notes: notesIn(items) };
  }

  return {
    position,
    record,
    positions,
    saveStatusChange,
    saveDeclineUndone,
    saveInterviewDate,
    inProcessOf,
    listInProcess,
    placeAmongOthers,
    saveViewed,
    story,
  };
}
export type PipelineStore = ReturnType<typeof pipelineStore>;

/** What is checked and written with a change of a place. */
function besides({ before, event }: Pick<StatusChange | InterviewDateChange, 'before' | 'event'>): Write[] {
  const actorId = event.actor.kind === 'user' ? event.actor.id : 0;
  return [openJobCheck(before.jobId, notOpen), ...teamWrites(before, actorId, event.subject)];
}

type StoryItem = StoredEvent | Note | StoredScorecard | StoryHiding | StoryLeft | StoryManager;

const eventsIn = (items: readonly StoryItem[]) => items.flatMap((item) => ('event' in item ? item.event : []));
const notesIn = (items: readonly StoryItem[]) => items.filter((item): item is Note => 'note' in item);

type Parties = Pick<CandidateOnJob, 'managerId' | 'recruiterId' | 'team'>;

function refuseStrangers(parties: Parties, reader: Reader): void {
  if (reader.role !== 'super_manager' && !worksOn(parties, reader))
    throw refuse.forbidden('This candidate on this job is not yours to see');
}

// The story itself says whose it is, which saves reading the position.
function partiesOf(event: AnyEvent): Parties | undefined {
  if (
    event.type === 'candidate-status-changed' ||
    event.type === 'interview-date-changed' ||
    event.type === 'candidate-note-added'
  )
    return event.data;
  if (event.type === 'candidate-hired')
    return { managerId: event.data.manager.id, recruiterId: event.data.recruiterId };
  if (event.type === 'self-assignment-accepted')
    return { managerId: event.data.managerId, recruiterId: event.data.recruiter?.id ?? null };
  return undefined;
}
