import type { Place } from '../../../records/trace.ts';
import { isItem, jobIdOf } from '../../../platform/table/read-keys.ts';
import type { Forgotten } from './forget-person.ts';
import { forgetJob, forgetPerson, forgetStory } from './forget-person.ts';
import type { Manner } from '../reach.ts';
import { mentions } from '../export-item.ts';

type Item = Record<string, unknown> & Required<Place>;

/** What erasure does to an item: it stays, it goes, or some of its fields change or go. */
export type Outcome = 'stays' | 'goes' | { set: Record<string, unknown> };

/** Decides what erasure does to an item in a place that is reached in this manner. */
export function treatItem(item: Item, manner: Manner, who: Forgotten): Outcome {
  if (manner === 'whole') return 'goes';
  // A mailed link reveals an address and a job's title, and is no longer valid for anything.
  if (isItem.currentToken(item)) return 'goes';
  // A user who entered the person's address keeps their other texts, but not the invitation.
  if (manner === 'address') return mentions(item, who) || item.sk.toLowerCase().includes(who.email) ? 'goes' : 'stays';
  // What a recruiter wants to do about somebody is theirs alone.
  if (isItem.task(item)) return mentions(item, who) ? 'goes' : 'stays';
  if (manner === 'story' && (isItem.note(item) || isItem.scorecard(item) || isItem.storyHiding(item))) return 'goes';
  // What a manager planned to ask of candidates is theirs, and nobody is interviewed any more.
  if (isItem.interviewPlan(item) && isOfOwnJob(item, who)) return 'goes';
  // A side’s own files, and all that were added about a candidate.
  if (isItem.claimFile(item)) return who.role === 'candidate' || item.by.id === who.id ? 'goes' : 'stays';
  return changes(item, treated(item, manner, who));
}

/**
 * Decides what erasure does to an item in the person's own partition; `endsAt` is when kept records expire, in seconds.
 */
export function treatOwnItem(item: Item, endsAt: number): Outcome {
  if (!isItem.pointsOrLedger(item)) return 'goes';
  return changes(item, {
    ...item,
    ...('job' in item ? { job: null, candidate: null, manager: null } : {}),
    ...('leaving' in item ? { leaving: null } : {}),
    ttl: endsAt,
  });
}

function treated(item: Item, manner: Manner, who: Forgotten): Item {
  if (isItem.jobOrItsText(item) && isOfOwnJob(item, who)) return forgetJob(item, who);
  return manner === 'story' ? forgetStory(item, who) : forgetPerson(item, who);
}

function isOfOwnJob({ pk }: Item, { jobs }: Forgotten): boolean {
  const jobId = jobIdOf(pk);
  return jobId !== undefined && jobs.has(jobId);
}

function changes(before: Item, after: Item): Outcome {
  const names = Object.keys(after).filter((name) => after[name] !== before[name]);
  return names.length === 0 ? 'stays' : { set: Object.fromEntries(names.map((name) => [name, after[name]])) };
}
