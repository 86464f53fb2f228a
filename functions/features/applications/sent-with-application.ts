import type { JobQuestion, SentApplication } from '../../../shared/model/job-question.ts';
import { answerProblem } from '../../../shared/rules/question-answer.ts';
import type { ApplicationForm } from '../../../shared/validation/job-question.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { resumesIn, type OwnResume, type ResumeFile } from '../../records/own-resume.ts';

/**
 * Decides what goes with an application: its note, the chosen resume or that of the profile unless the candidate leaves it
 * out, and the answers, each with the question in the words in which it was read. A question that was changed meanwhile is
 * asked again.
 */
export function sentWithApplication(
  { note, withResume, resumeId, answers }: ApplicationForm,
  { questions, resume }: { questions: readonly JobQuestion[]; resume: OwnResume | undefined },
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
  const chosen = withResume ? chosenOf(resume, resumeId) : undefined;
  return { ...sentByItself(chosen), note: note || null, answers: answered };
}

/** What goes with an application that nobody filled in, such as that of a sign-up: the profile with its resume. */
export function sentByItself(resume: ResumeFile | undefined): SentApplication {
  if (!resume) return { note: null, resume: null, answers: [] };
  const { filename, path, contentType } = resume;
  return { note: null, resume: { filename, path, contentType }, answers: [] };
}

function chosenOf(own: OwnResume | undefined, id: number | undefined): ResumeFile | undefined {
  if (id === undefined) return own;
  const chosen = resumesIn(own).find((one) => one.id === id);
  if (!chosen) throw refuse.conflict('You have removed this resume meanwhile. Choose another one', 'resumeId');
  return chosen;
}
