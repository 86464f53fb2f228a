import type { EventOf } from '../../../events/catalogue.ts';
import { worksOn } from '../../../shared/rules/pipeline-status.ts';
import { placesOnOpenJobs } from '../../domain/jobs/candidate-jobs.ts';
import { jobTeamsIn } from '../../domain/jobs/job-team.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { ownResumesWrite, resumeOfProfileChanged, type OwnResume, type ResumeFile } from '../../records/own-resume.ts';
import { erasedResumeWrites } from '../../records/parsed-resume.ts';

type Moment = Pick<EventOf<'candidate-profile-changed'>, 'id' | 'actor'> & { at: string };

/** The paths of the files that went with a candidate's applications: those that are open, and those that have ended. */
export interface SentFiles {
  open: string[];
  ended: string[];
}

/** Changes candidates' own resumes, and knows which went with applications. */
export function ownResumesStore(table: Table) {
  const { seenBy } = jobTeamsIn(table);

  /** The files that went with the candidate's applications; open are those that wait, or are on a job that is not over. */
  async function sentFiles(candidateId: number): Promise<SentFiles> {
    const applications = await table.query(keys.applicationsOfCandidate(candidateId), { consistent: true });
    const accepted = applications.filter(({ state, sent }) => state === 'accepted' && sent?.resume?.path);
    const places = await placesOnOpenJobs(
      table,
      candidateId,
      accepted.map(({ jobId }) => jobId),
    );
    const running = new Set(places.filter(({ status }) => status !== 'rejected').map(({ jobId }) => jobId));
    const files: SentFiles = { open: [], ended: [] };
    for (const { state, jobId, sent } of applications)
      if (sent?.resume?.path)
        files[state === 'waiting' || running.has(jobId) ? 'open' : 'ended'].push(sent.resume.path);
    return files;
  }

  /** What the candidate sent with their application for a job, for those who see it there; undefined for others. */
  async function sentResume({ candidateId, jobId }: { candidateId: number; jobId: number }, viewer: Reader) {
    const [application, place] = await table.batchGet(
      [keys.application(candidateId, jobId), keys.candidateOnJob(jobId, candidateId)],
      { consistent: true },
    );
    if (!application) return undefined;
    const parties = place ?? { ...application, candidateId, recruiterId: null };
    const isTheirs = viewer.id === candidateId || viewer.role === 'super_manager';
    return isTheirs || worksOn(await seenBy(parties, viewer), viewer) ? application.sent?.resume : undefined;
  }

  /** Saves a candidate's resumes, the default first, over those that were read. */
  async function saveResumes(
    candidateId: number,
    { before, after }: { before: OwnResume | undefined; after: readonly ResumeFile[] },
    { actor, ...moment }: Moment,
  ): Promise<void> {
    await table.write([
      ownResumesWrite(candidateId, after, before),
      eventWrite(resumeOfProfileChanged(candidateId, 'changed', actor, moment)),
    ]);
  }

  /** Saves those without one of them, which is removed with everything that was read in it. */
  async function removeResume(
    candidateId: number,
    { removed, before, after }: { removed: ResumeFile; before: OwnResume | undefined; after: readonly ResumeFile[] },
    { actor, ...moment }: Moment,
  ): Promise<void> {
    const place = keys.parsedResume(candidateId, removed.id);
    const read = await table.get(place, { consistent: true });
    await table.write([
      ownResumesWrite(candidateId, after, before),
      ...(read ? erasedResumeWrites(read) : []),
      eventWrite(resumeOfProfileChanged(candidateId, 'removed', actor, moment)),
    ]);
  }

  return { sentFiles, sentResume, saveResumes, removeResume };
}
export type OwnResumesStore = ReturnType<typeof ownResumesStore>;
