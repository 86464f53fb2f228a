import type { GuestJob } from '../../../../shared/model/job.ts';
import type { MatchedWords } from '../../../../shared/rules/highlight.ts';
import { companyOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { eachWord, wordsOf } from '../../../../shared/rules/words.ts';

type Searched = Pick<GuestJob, 'title' | 'desc' | 'client' | 'city' | 'spheres'>;

/** Parses a search text: words that match anywhere, also inside longer words, and quoted phrases that match exactly. */
export function wantedIn(text: string): MatchedWords & { pieces: readonly string[] } {
  const parts = text.split('"');
  const pieces = parts.flatMap((part, place) => (place % 2 === 0 ? wordsOf(part) : []));
  const phrases = parts.flatMap((part, place) =>
    place % 2 === 1 && wordsOf(part).length > 0 ? [wordsOf(part).map((word) => [word])] : [],
  );
  return { words: [], phrases, pieces };
}

function textsOf(job: Searched): string[] {
  const place = job.city
    ? [job.city.name, job.city.state.name, job.city.state.abbr, job.city.country.name, job.city.zip ?? '']
    : [];
  return [job.title, job.desc, companyOf(job), placeOf(job), ...place, ...job.spheres.map(({ name }) => name)];
}

/**
 * The jobs whose title, description, company, location or skills contain everything searched for, ignoring accents and
 * case (GUEST-17).
 */
export function matchJobs<J extends Searched>(jobs: readonly J[], text: string): J[] {
  const { pieces, phrases } = wantedIn(text);
  if (pieces.length + phrases.length === 0) return [...jobs];
  return jobs.filter((job) => {
    const words: string[] = [];
    for (const part of textsOf(job)) {
      eachWord(part, (word) => words.push(word));
      // The separator keeps a match from spanning two texts.
      words.push('');
    }
    const follows = (phrase: readonly string[][]) =>
      words.some((_, first) => phrase.every((fitting, offset) => fitting.includes(words[first + offset] ?? '')));
    return pieces.every((piece) => words.some((word) => word.includes(piece))) && phrases.every(follows);
  });
}
