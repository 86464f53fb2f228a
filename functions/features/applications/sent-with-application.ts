import type { JobQuestion, SentApplication } from '../../../shared/model/job-question.ts';
import { answerProblem } from '../../../shared/rules/question-answer.ts';
import type { ApplicationForm } from '../../../shared/validation/job-question.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { OwnResume } from '../../records/own-resume.ts';

type Resume = Pick<OwnResume, 'filename'> | undefined;

/**
 * Decides what goes with an application: its note, the resume of the profile unless the candidate leaves it out, and the
 * answers, each with the question in the words in which it was read. A question that was changed meanwhile is asked again.
 */
export function sentWithApplication(
  { note, withResume, answers }: ApplicationForm,
  { questions, resume }: { questions: readonly JobQuestion[]; resume: Resume },
): SentApplication {
  if (answers.some(({ question }) => !questions.some(({ words }) => words === question)))
    throw refuse.conflict(
      'The questions of this job were changed. Read them again and answer those that are new',
      'answers',
    );
  const answered = questions.flatMap((question, row) => {
    const answer = answers.find((one) => one.question === question.words)?.answer ?? '';
    const problem = answerProblem(question, answer);
    if (problem) throw refuse.invalid(`answers.${row}`, problem);
    return answer === '' ? [] : [{ question: question.words, answer }];
  });
  return { ...sentByItself(resume), note: note || null, ...(!withResume && { resume: null }), answers: answered };
}

/** What goes with an application that nobody filled in, such as that of a sign-up: the profile with its resume. */
export function sentByItself(resume: Resume): SentApplication {
  return { note: null, resume: resume ? { filename: resume.filename } : null, answers: [] };
}
