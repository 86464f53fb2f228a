import type { JobQuestion, SentApplication } from '../../shared/model/job-question.ts';
import { chance, pick } from './chance.ts';

/** What a job asks of those who apply; one in six asks something. */
export function questionsOf(number: number): JobQuestion[] {
  return number % 6 === 5 ? questions : [];
}

const starts = ['At once', 'Within a month', 'Later'];
const questions: JobQuestion[] = [
  { words: 'What draws you to this job?', kind: 'text', choices: [], isRequired: false },
  { words: 'When could you start?', kind: 'choice', choices: starts, isRequired: false },
  { words: 'For how many years have you done such work?', kind: 'number', choices: [], isRequired: false },
];
const reasons = [
  'The team is small and ships often, which is how I work best.',
  'I live nearby, and the hours fit my family.',
  'I have done the same work for a smaller place and want to do more of it.',
];
const notes = [
  'I am free for a call on any weekday after four.',
  'My references are happy to be called.',
  'I am moving to your city in spring and look for a start there.',
];

/** What a candidate sends with an application: a note with one in three, and answers to most questions. */
export function applicationOf(
  seed: number,
  asked: readonly JobQuestion[] = [],
): Pick<SentApplication, 'answers'> & { note?: string } {
  const answers = asked.flatMap(({ words, kind }, place) => {
    if (chance(seed, `answers ${place}`) > 0.9) return [];
    if (kind === 'number') return { question: words, answer: 1 + Math.floor(chance(seed, 'years') * 15) };
    return { question: words, answer: pick(kind === 'choice' ? starts : reasons, seed, kind) };
  });
  return { answers, ...(chance(seed, 'writes a note') < 0.33 && { note: pick(notes, seed, 'note') }) };
}
