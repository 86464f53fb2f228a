import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { JobQuestion } from '../../../../shared/model/job-question.ts';
import { answerProblem } from '../../../../shared/rules/question-answer.ts';
import { applicationForm } from '../../../../shared/validation/job-question.ts';

/** The form's values: `note`, `resume` (an id, or none), and each answer under the name of its question. */
export type ApplyFields = Record<string, string>;

/**
 * The field of a question. It follows from the question's words, so that what was typed is never kept for another
 * question; dots and quotes would make a path of it.
 */
export function fieldOf({ words }: Pick<JobQuestion, 'words'>): string {
  return `answer-${encodeURIComponent(words).replaceAll('.', '%2E').replaceAll("'", '%27')}`;
}

/** An empty form. */
export function blankApplication(questions: readonly JobQuestion[], resumeId: number | undefined): ApplyFields {
  const answers = questions.map((question) => [fieldOf(question), '']);
  return { note: '', resume: String(resumeId ?? 'none'), ...Object.fromEntries(answers) };
}

/** The payload for the form's values, with the answers in the order of the questions. */
export function applicationBody(fields: ApplyFields, questions: readonly JobQuestion[]) {
  return {
    note: fields['note'] ?? '',
    ...(fields['resume'] === 'none' ? { withResume: false } : { resumeId: Number(fields['resume']) }),
    answers: questions.map((question) => ({
      question: question.words,
      answer: answerTo(question, fields[fieldOf(question)]?.trim() ?? ''),
    })),
  };
}

function answerTo({ kind }: JobQuestion, typed: string): string | number {
  return kind === 'number' && typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

/** The form field for a key of the payload, such as `answers.2` for the third answer. */
export function applyControlOf(key: string, questions: readonly JobQuestion[]): string {
  const [, row] = /^answers\.(\d+)/.exec(key) ?? [];
  if (key === 'resumeId') return 'resume';
  const question = row === undefined ? undefined : questions[Number(row)];
  return question ? fieldOf(question) : key;
}

/** The fields by their labels, in order, for the summary. */
export function applyLabels(questions: readonly JobQuestion[]): Record<string, string> {
  return {
    note: 'Note',
    resume: 'Resume',
    ...Object.fromEntries(questions.map((question) => [fieldOf(question), question.words])),
  };
}

/** Checks the form by the server's rules and assigns each message to its field. */
export function applyResolver(questions: readonly JobQuestion[]): Resolver<ApplyFields> {
  return (fields) => {
    const body = applicationBody(fields, questions);
    const found = [
      ...(applicationForm.safeParse(body).error?.issues ?? []).map(({ path, message }) => ({
        key: path.join('.'),
        message,
      })),
      ...body.answers.flatMap(({ answer }, row) => {
        const message = questions[row] && answerProblem(questions[row], answer);
        return message ? [{ key: `answers.${row}`, message }] : [];
      }),
    ];
    const errors: Record<string, FieldError> = {};
    for (const { key, message } of found) errors[applyControlOf(key, questions)] ??= { type: 'rule', message };
    return found.length > 0
      ? { values: {}, errors: errors as FieldErrors<ApplyFields> }
      : { values: fields, errors: {} };
  };
}
