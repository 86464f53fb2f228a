import type { ProfileFacts } from './port.ts';

const listed = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** Composes a summary from facts by rule: the same facts always give the same sentences. */
export function extractiveSummary({ firstName, role, place, since, statements, skills, titles }: ProfileFacts): string {
  const article = /^[aeiou]/i.test(role) ? 'an' : 'a';
  const sentences = [
    `${firstName} is ${article} ${role.toLowerCase()}${place ? ` in ${place}` : ''}, here since ${since}.`,
    statements.length > 0 ? `${firstName} ${listed(statements)}.` : undefined,
    skills.length > 0 ? `Most of it is about ${listed(skills.slice(0, 4))}.` : undefined,
    titles.length > 0 ? `Latest: ${listed(titles.slice(0, 3))}.` : undefined,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
