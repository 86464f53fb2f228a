import type { Clock } from '../../platform/door/clock.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import { resumeAsOf } from '../../records/parsed-resume.ts';
import type { ResumesStore } from './resumes.store.ts';

export interface ShowNeeds {
  resumesStore: Pick<ResumesStore, 'resume' | 'text'>;
  clock: Clock;
}

/** A user's resume with what was read in it, as it is now; a missing one is refused. */
export async function showResume(place: { recruiterId: number; id: number }, { resumesStore, clock }: ShowNeeds) {
  const [resume, text] = await Promise.all([resumesStore.resume(place), resumesStore.text(place)]);
  if (!resume) throw noSuch('resume');
  return { ...resumeAsOf(resume, clock.now()), facts: text?.facts ?? null, document: text?.document ?? null };
}
