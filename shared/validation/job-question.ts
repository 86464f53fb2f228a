import * as z from 'zod';
import { questionKinds, questionLimits } from '../constants/job-questions.ts';
import { idValue, line, text } from '../contract/fields.ts';
import { mailedToken } from './person-fields.ts';

const { most, longest, mostChoices, longestChoice, longestAnswer, largestNumber, longestNote } = questionLimits;

const question = z
  .strictObject({
    words: line(longest),
    kind: z.enum(questionKinds),
    choices: z.array(line(longestChoice)).default([]),
    isRequired: z.boolean().default(false),
  })
  .transform((one) => ({
    ...one,
    choices: one.kind === 'choice' ? [...new Set(one.choices.filter((choice) => choice !== ''))] : [],
  }));

/** What a job asks of those who apply, in order; each message names the question that it is about (PLUS-55). */
export const jobQuestions = z
  .array(question)
  .max(most, `At most ${most} questions`)
  .superRefine((questions, context) => {
    for (const [row, one] of questions.entries()) {
      const message = problemOf(one, questions.slice(0, row));
      if (message) context.addIssue({ code: 'custom', message: `Question ${row + 1}: ${message}`, path: [row] });
    }
  });

function problemOf(one: z.output<typeof question>, before: readonly z.output<typeof question>[]): string | undefined {
  if (one.words === '') return 'write what you ask';
  if (before.some(({ words }) => words === one.words)) return 'it is asked twice';
  if (one.kind !== 'choice') return undefined;
  if (one.choices.length < 2) return 'name at least two answers to choose from';
  return one.choices.length > mostChoices ? `at most ${mostChoices} answers to choose from` : undefined;
}

const largest = largestNumber.toLocaleString('en-US');
const answerNumber = z
  .number()
  .min(-largestNumber, `Must be at least -${largest}`)
  .max(largestNumber, `Must be at most ${largest}`);

/** What a candidate sends with an application: a note, one of their resumes or none, and answers (PLUS-55). */
export const applicationForm = z.strictObject({
  note: text(longestNote).default(''),
  withResume: z.boolean().default(true),
  /** Which of the candidate’s resumes; the default of their profile where none is named. */
  resumeId: idValue.optional(),
  answers: z
    .array(
      z.strictObject({
        /** The question in the words in which it was read. */
        question: line(longest, 1),
        answer: z.union([text(longestAnswer), answerNumber]),
      }),
    )
    .max(most, `At most ${most} answers`)
    .default([]),
  /** The code of the recruiter’s link through which the candidate came to the job (PLUS-46). */
  link: mailedToken.optional(),
});
export type ApplicationForm = z.output<typeof applicationForm>;
