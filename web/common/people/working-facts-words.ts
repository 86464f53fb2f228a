import type { RecruiterFacts } from '../../../shared/model/recruiter.ts';
import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
import { countOf, formatCount } from '../../../shared/rules/money.ts';

/** How somebody works, fact by fact in words; null where the cases are too few to say anything (PLUS-14). */
export function wordsOfFacts(facts: WorkingFacts): { label: string; value: string | null }[] {
  return [
    { label: 'First answer', value: firstAnswer(facts) },
    { label: 'Submissions answered', value: share(facts.answered) },
    { label: 'Submissions interviewed', value: share(facts.interviewed) },
    { label: 'Notes kept', value: notes(facts) },
    { label: 'Candidates hired', value: share(facts.hired) },
  ];
}

/** What helps to choose a recruiter, in short: specialties, what they did for the manager, whom they got hired. */
export function recruiterInShort({ page, working, candidates, hires }: RecruiterFacts): string[] {
  const hired = working && share(working.hired);
  return [
    ...(page?.specialties ?? []),
    candidates > 0 ? `${countOf(candidates, 'candidate')} on your jobs` : 'No candidate on your jobs yet',
    ...(hires > 0 ? [`${formatCount(hires)} hired for you`] : []),
    ...(hired ? [`${hired} hired with everybody`] : []),
  ];
}

/** What helps to choose a manager, in short; nothing of what has too few cases (PLUS-14). */
export function managerInShort({ firstAnswer: answer, interviewed, hired }: WorkingFacts): string[] {
  const when = answer && (answer.days === 0 ? 'the same day' : `after ${countOf(answer.days, 'day')}`);
  return [
    ...(when ? [`Answers ${when}`] : []),
    ...(interviewed ? [`${percent(interviewed)} % of ${formatCount(interviewed.of)} interviewed`] : []),
    ...(hired ? [`${percent(hired)} % of ${formatCount(hired.of)} hired`] : []),
  ];
}

const percent = ({ of, count }: { of: number; count: number }): number => Math.round((100 * count) / of);

function firstAnswer({ firstAnswer: answer }: WorkingFacts): string | null {
  if (!answer) return null;
  const days = answer.days === 0 ? 'The same day' : `After ${countOf(answer.days, 'day')}`;
  return `${days}, median of ${formatCount(answer.of)}`;
}

function notes({ notes: kept }: WorkingFacts): string | null {
  return kept && `${countOf(kept.count, 'note')} on ${countOf(kept.of, 'candidate')}`;
}

function share(of: WorkingFacts['answered']): string | null {
  return of && `${percent(of)} % (${formatCount(of.count)} of ${formatCount(of.of)})`;
}
