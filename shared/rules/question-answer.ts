import type { JobQuestion } from '../model/job-question.ts';

/** What is wrong with an answer to a question of a job; undefined where nothing is. An empty one is none (PLUS-55). */
export function answerProblem(
  { kind, choices, isRequired }: Pick<JobQuestion, 'kind' | 'choices' | 'isRequired'>,
  answer: string | number,
): string | undefined {
  if (answer === '') return isRequired ? 'Please answer this question' : undefined;
  if (kind === 'number') return typeof answer === 'number' ? undefined : 'Must be a number';
  if (typeof answer === 'number') return 'Must be a text';
  return kind === 'choice' && !choices.includes(answer) ? 'Choose one of the answers' : undefined;
}

/** Whether an application must answer something, so that it cannot be sent by itself (PLUS-55). */
export const mustBeAnswered = (questions: readonly Pick<JobQuestion, 'isRequired'>[] | undefined): boolean =>
  questions?.some(({ isRequired }) => isRequired) ?? false;
