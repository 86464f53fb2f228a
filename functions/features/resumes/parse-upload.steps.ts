import { createHash } from 'node:crypto';
import { resumeLimits, type ResumeRefusal } from '../../../shared/constants/resume.ts';
import type { ResumeBrief } from '../../../shared/model/parsed-resume.ts';
import { cityName } from '../../../shared/rules/city-name.ts';
import { importOfFacts } from '../../../shared/rules/import-of-facts.ts';
import { lookAt } from '../../../shared/rules/resume-look.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { FileTooLarge } from '../../platform/outside/files/port.ts';
import { isFull } from '../../domain/people/own-resumes.ts';
import { positionIn } from '../../records/candidate-profile.ts';
import { resumesIn } from '../../records/own-resume.ts';
import { isWaiting, mayRepeat, type StoredResume, type StoredResumeText } from '../../records/parsed-resume.ts';
import { parseResume } from './parse/parse-resume.ts';
import { readResume, type Readers } from './read-resume.steps.ts';
import { resumeAt } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';
import type { ResumeText } from './text/resume-text.ts';

interface Needs {
  resumesStore: Pick<ResumesStore, 'resume' | 'saveStatus' | 'saveParsed' | 'ownResume'>;
  files: Pick<Files, 'read' | 'write' | 'remove'>;
  readers: Readers;
  clock: Clock;
}

/**
 * Reads an uploaded resume and saves what it says, or why it cannot be read. Its file is removed then, or kept where it
 * is the candidate's own, and a repeated message finds it settled; one that was cancelled or interrupted may be read
 * again, for as long as quarantine lasts.
 */
export async function parseUpload(key: string, needs: Needs): Promise<void> {
  const place = resumeAt(key);
  const resume = place && (await needs.resumesStore.resume(place));
  if (resume && isWaiting(resume)) {
    try {
      await settle(key, resume, needs);
    } catch (error) {
      if (resume.attempts + 1 >= resumeLimits.mostAttempts) await refuse(resume, 'interrupted', needs);
      throw error;
    }
  }
  const settled = place && (await needs.resumesStore.resume(place));
  if (!settled || !(isWaiting(settled) || mayRepeat(settled))) await needs.files.remove([key]);
}

async function settle(
  key: string,
  resume: StoredResume,
  { resumesStore, files, readers, clock }: Needs,
): Promise<void> {
  const begun = { status: 'parsing' as const, changedAt: clock.now(), attempts: resume.attempts + 1 };
  if (!(await resumesStore.saveStatus(resume, begun, clock.newId()))) return;
  const bytes = await readBounded(key, files);
  // The key was removed while its message was on the way: another message settled it.
  if (!bytes) return;
  const read = bytes === 'size' ? { refusal: bytes } : await readResume(bytes, resume.contentType, readers);
  if (bytes === 'size' || 'refusal' in read)
    return refuse(resume, 'refusal' in read ? read.refusal : 'size', { resumesStore, clock });
  // Several uploads may have begun while there was room for one.
  if (resume.keptAt && isFull(resumesIn(await resumesStore.ownResume(resume.recruiterId))))
    return refuse(resume, 'enough', { resumesStore, clock });
  const facts = parseResume(read);
  const name = [facts.firstName?.value, facts.lastName?.value].filter(Boolean).join(' ') || null;
  if (resume.keptAt) await files.write(resume.keptAt, { body: bytes, contentType: resume.contentType });
  // Found again by what it holds, not by what its sender said that it holds.
  const hash = createHash('sha256').update(bytes).digest('hex');
  const settled = {
    status: 'parsed' as const,
    changedAt: clock.now(),
    name,
    brief: briefOf(facts),
    eventId: clock.newId(),
    ownEventId: clock.newId(),
  };
  await resumesStore.saveParsed({ ...resume, hash }, { facts, document: documentOf(read) }, settled);
}

const briefOf = (facts: StoredResumeText['facts']): ResumeBrief => ({
  title: newestTitle(facts),
  place: facts.city ? cityName(facts.city.value) : (facts.location?.value ?? null),
  look: lookAt(facts),
});

/** Resumes may begin with the oldest work; of works that name no time it is the first. */
function newestTitle(facts: StoredResumeText['facts']): string | null {
  const works = importOfFacts(facts).workExperiences;
  return positionIn({ workExperiences: works.map((work, at) => ({ ...work, id: -at, version: 0 })) }) || null;
}

async function refuse(
  resume: StoredResume,
  reason: ResumeRefusal,
  { resumesStore, clock }: Pick<Needs, 'resumesStore' | 'clock'>,
): Promise<void> {
  log.info('resume refused', { id: resume.id, reason });
  await resumesStore.saveStatus(resume, { status: 'failed', reason, changedAt: clock.now() }, clock.newId());
}

function documentOf({ pages, lines, hiddenText }: ResumeText): StoredResumeText['document'] {
  const round = (points: number) => Math.round(points * 10) / 10;
  return {
    pages: pages.map(({ width, height }) => ({ width: round(width), height: round(height) })),
    lines: lines.map(({ page, parts }) => ({
      page,
      parts: parts.map(({ text, left, top, width, height }) => ({
        text,
        left: round(left),
        top: round(top),
        width: round(width),
        height: round(height),
      })),
    })),
    ...(hiddenText && { hiddenText }),
  };
}

async function readBounded(key: string, files: Pick<Files, 'read'>): Promise<Uint8Array | 'size' | undefined> {
  try {
    return await files.read(key, resumeLimits.largest);
  } catch (error) {
    if (error instanceof FileTooLarge) return 'size';
    throw error;
  }
}
