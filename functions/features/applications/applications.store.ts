import type { AnyEvent } from '../../../events/catalogue.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { Decline, StoredApplication } from '../../records/application.ts';
import { declinedApplicationWrite, newApplicationWrites } from '../../records/application.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { FavoriteJob } from '../../records/favorite-job.ts';
import * as favorites from '../../records/favorite-job.ts';
import { marksOf, type StoredHiding } from '../../records/hiding.ts';
import { appliedTo } from '../../domain/jobs/applied-to.ts';
import { jobTeamsIn } from '../../domain/jobs/job-team.ts';
import { type HiddenOn, hidingIn } from '../../domain/people/hidden-from.ts';
import { type StoredJob, type StoredJobText, withText } from '../../records/job.ts';
import { keptResumesCheck, type OwnResume } from '../../records/own-resume.ts';
import { countedJobLinkWrite, type StoredJobLink } from '../../records/job-link.ts';
import { appliedToJobWrite, existingJobCheck, type JobGate, openJobCheck } from '../../records/job-gate.ts';
import { worksForManagerCheck } from '../../records/recruiter-of-manager.ts';
import { sharedJobWrite } from '../../domain/jobs/shared-jobs.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { traceWrite } from '../../records/trace.ts';

/** Reads and saves candidates' applications and favourites. */
export function applicationsStore(table: Table) {
  const { hiddenOn, isHidden, withoutHidden } = hidingIn(table);
  const { refuseOthers, sharedOf } = jobTeamsIn(table);

  /** Jobs by id, in that order, without those that are gone. */
  async function jobs(jobIds: number[]): Promise<StoredJob[]> {
    return (await table.batchGet(jobIds.map(keys.job))).flatMap((found) => found ?? []);
  }

  /** A job, about how many applied, and the candidate's side of it: application, favourite, place in the pipeline, card, resume. */
  async function jobAndStanding(candidateId: number, jobId: number) {
    const wanted = [
      keys.job(jobId),
      keys.jobText(jobId),
      keys.application(candidateId, jobId),
      keys.favoriteJob(candidateId, jobId),
      keys.candidateOnJob(jobId, candidateId),
      keys.candidateCard(candidateId),
      keys.ownResume(candidateId),
      keys.jobGate(jobId),
      keys.hiddenFrom(candidateId),
    ];
    const found: unknown = await table.batchGet(wanted, { consistent: true });
    const [facts, text, application, favorite, onJob, card, resume, gate, list] = found as Partial<
      [
        StoredJob,
        StoredJobText,
        StoredApplication,
        FavoriteJob,
        StoredCandidateOnJob,
        CandidateCard,
        OwnResume,
        JobGate,
        StoredHiding,
      ]
    >;
    return {
      job: facts && { ...withText(facts, text), ...appliedTo(gate) },
      application,
      isFavorite: favorites.isMarked(favorite),
      onJob,
      card,
      resume,
      list,
    };
  }

  /** A job, and what a candidate sent to it. */
  async function sentTo(jobId: number, candidateId: number) {
    const [job, application] = await table.batchGet([keys.job(jobId), keys.application(candidateId, jobId)]);
    return { job, sent: application?.sent };
  }

  /** The candidate's applications, newest first. */
  async function applicationsOf(candidateId: number): Promise<StoredApplication[]> {
    const found = await table.query(keys.applicationsOfCandidate(candidateId));
    return found.sort((a, b) => b.id - a.id);
  }

  /** The candidate's favourite jobs, newest first. */
  async function favoritesOf(candidateId: number): Promise<FavoriteJob[]> {
    const found = await table.query(keys.favoriteJobs(candidateId));
    return found.filter(favorites.isMarked).sort((a, b) => (a.at < b.at ? 1 : -1));
  }

  /**
   * These jobs in their order, the candidate's places on those where an application was accepted, and on which of them they
   * are hidden from who hires.
   */
  async function jobsAndPlaces(
    candidateId: number,
    jobIds: number[],
    applications: StoredApplication[],
  ): Promise<{ jobs: StoredJob[]; places: CandidateOnJob[]; hidden: HiddenOn }> {
    const accepted = applications.filter((one) => one.state === 'accepted' && jobIds.includes(one.jobId));
    if (jobIds.length === 0) return { jobs: [], places: [], hidden: new Map() };
    const [found, places, [list]] = await readLists(table, [
      jobIds.map(keys.job),
      accepted.map((one) => keys.candidateOnJob(one.jobId, candidateId)),
      [keys.hiddenFrom(candidateId)],
    ]);
    const jobs = found.flatMap((one) => one ?? []);
    return { jobs, places: places.flatMap((one) => one ?? []), hidden: await hiddenOn(list, jobs) };
  }

  /** The whole job, the candidate's earlier application, from whom they hide, their resume and favourite, consistent; one call. */
  async function forApplying(jobId: number, candidateId: number) {
    const found: unknown = await table.batchGet(
      [
        keys.job(jobId),
        keys.jobText(jobId),
        keys.hiddenFrom(candidateId),
        keys.ownResume(candidateId),
        keys.application(candidateId, jobId),
        keys.favoriteJob(candidateId, jobId),
      ],
      { consistent: true },
    );
    const [facts, text, list, resume, former, favorite] = found as Partial<
      [StoredJob, StoredJobText, StoredHiding, OwnResume, StoredApplication, FavoriteJob]
    >;
    return { job: facts && withText(facts, text), list, resume, former, recommendedBy: favorite?.recommendedBy };
  }

  /** Saves an application, counted once on each link it came through; a second one, a closed job and changed resumes refuse. */
  async function saveNew(
    application: StoredApplication,
    event: AnyEvent,
    list: StoredHiding | undefined,
    { link, former, resume }: { link?: StoredJobLink; former?: StoredApplication; resume?: OwnResume } = {},
  ): Promise<void> {
    const { candidate, managerId, jobId } = application;
    const hiding = marksOf(list);
    const counted = former?.countedOn ?? [];
    const isCounted = link !== undefined && !counted.includes(link.code);
    const countedOn = isCounted ? [...counted, link.code] : counted;
    await table.write([
      ...newApplicationWrites({
        ...application,
        ...(countedOn.length > 0 && { countedOn }),
        ...(hiding && { hiding }),
      }),
      (former ? openJobCheck : appliedToJobWrite)(jobId, refuse.gone('This job is no longer open'), managerId),
      sharedJobWrite(candidate.id, managerId, jobId),
      ...(resume && application.sent?.resume ? [keptResumesCheck(candidate.id, resume)] : []),
      ...(isCounted ? [countedJobLinkWrite(link, 'applications')] : []),
      eventWrite(event),
    ]);
  }

  /** Marks a favourite; doing it twice changes nothing, and a job that was removed refuses. */
  async function saveFavorite(candidateId: number, jobId: number, at: string): Promise<void> {
    const isThere = existingJobCheck(jobId, noSuch('job'));
    await table.write([favorites.markedJobWrite(candidateId, { jobId, at }), isThere]);
  }

  /** Takes a favourite off, whether or not there is such a job; for whom an application counts survives. */
  async function removeFavorite(candidateId: number, jobId: number): Promise<void> {
    if (await tryWrite(table.writeOne(favorites.takenOffJobWrite(candidateId, jobId)), favorites.isRecommended)) return;
    await table.writeOne(favorites.unmarkedJobWrite(candidateId, jobId));
  }

  /** The managers a recruiter works for. */
  async function managersOf(recruiterId: number): Promise<number[]> {
    return (await table.query(keys.managersOfRecruiter(recruiterId))).map((link) => link.managerId);
  }

  /** Applications that wait for this manager's recruiters, oldest first. */
  async function waitingFor(managerId: number): Promise<StoredApplication[]> {
    return table.query(keys.waitingApplications(managerId));
  }

  /** Those that wait on the jobs of this manager, and on those on whose team they are, oldest first. */
  async function waitingWith(managerId: number): Promise<StoredApplication[]> {
    const [own, shared] = await Promise.all([waitingFor(managerId), sharedOf(managerId, waitingFor)]);
    return [...own, ...shared].toSorted((a, b) => (a.appliedAt < b.appliedAt ? -1 : 1));
  }

  /** The jobs of these applications and the cards of their candidates, by id. */
  async function sidesOf(waiting: readonly StoredApplication[]) {
    const [jobs, cards] = await readLists(table, [
      [...new Set(waiting.map(({ jobId }) => jobId))].map(keys.job),
      [...new Set(waiting.map(({ candidate }) => candidate.id))].map(keys.candidateCard),
    ]);
    return {
      jobs: new Map(jobs.flatMap((job) => (job ? [[job.id, job]] : []))),
      cards: new Map(cards.flatMap((card) => (card ? [[card.id, card]] : []))),
    };
  }

  /** Those of these applications whose candidates do not hide from this user (PLUS-21); managers were applied to. */
  async function shownTo(
    viewer: Pick<Reader, 'id' | 'role'>,
    waiting: readonly StoredApplication[],
  ): Promise<StoredApplication[]> {
    return withoutHidden(viewer, waiting);
  }

  /** Whether the candidate hides from the people who hire for this manager's clients. */
  const hidesFromManager = (candidateId: number, managerId: number, list: StoredHiding | undefined): Promise<boolean> =>
    isHidden({ id: managerId, role: 'manager' }, candidateId, { list });

  /** Whether the candidate hides from this recruiter. */
  const hidesFromRecruiter = (candidateId: number, id: number, list: StoredHiding | undefined): Promise<boolean> =>
    isHidden({ id, role: 'recruiter' }, candidateId, { list });

  /** Whether this recruiter works for the manager. */
  const worksForManager = async (recruiterId: number, managerId: number): Promise<boolean> =>
    (await table.get(keys.managerOfRecruiter(recruiterId, managerId))) !== undefined;

  /** The application with this id, as far as this user may see who applied. */
  async function shownApplication(applicationId: number, viewer: Pick<Reader, 'id' | 'role'>) {
    const [shown] = await shownTo(viewer, [await application(applicationId)]);
    if (!shown) throw noSuch('application');
    return shown;
  }

  /** The candidates among these whose page the recruiter has opened (PROF-07). */
  async function viewedBy(recruiterId: number, candidateIds: number[]): Promise<ReadonlySet<number>> {
    const views = await table.batchGet(candidateIds.map((id) => keys.viewedCandidate(recruiterId, id)));
    return new Set(views.flatMap((view) => view?.candidateId ?? []));
  }

  /** The application with this id. Its state may be slightly stale; the write guards an acceptance. */
  async function application(applicationId: number): Promise<StoredApplication> {
    const [found] = await table.query(keys.applicationById(applicationId), { limit: 1 });
    if (!found) throw noSuch('application');
    return found;
  }

  /** The application with this id as it is now, for what depends on who has declined it. */
  async function currentApplication(applicationId: number): Promise<StoredApplication> {
    const { candidate, jobId } = await application(applicationId);
    const now = await table.get(keys.application(candidate.id, jobId), { consistent: true });
    if (now?.id !== applicationId) throw noSuch('application');
    return now;
  }

  /**
   * Saves who has declined, when this recruiter declines or takes it back. No key of the recruiter's leads to the
   * application, and the manager's lead there only while it waits, so both leave a trace.
   */
  async function saveDeclines(
    application: StoredApplication,
    recruiterId: number,
    { declines, event }: { declines: Decline[]; event: AnyEvent },
  ): Promise<void> {
    const { pk, sk } = keys.application(application.candidate.id, application.jobId);
    const traces = [recruiterId, application.managerId].flatMap((userId) => [
      traceWrite(userId, { pk: event.subject }),
      traceWrite(userId, { pk, sk }),
    ]);
    await table.write([
      worksForManagerCheck(recruiterId, application.managerId),
      declinedApplicationWrite(application, declines),
      ...traces,
      eventWrite(event),
    ]);
  }

  return {
    jobs,
    sentTo,
    jobAndStanding,
    applicationsOf,
    favoritesOf,
    jobsAndPlaces,
    hiddenOn,
    forApplying,
    saveNew,
    saveFavorite,
    removeFavorite,
    managersOf,
    waitingFor,
    waitingWith,
    refuseOthers,
    sidesOf,
    shownTo,
    hidesFromManager,
    hidesFromRecruiter,
    worksForManager,
    shownApplication,
    viewedBy,
    application,
    currentApplication,
    saveDeclines,
  };
}
export type ApplicationsStore = ReturnType<typeof applicationsStore>;
