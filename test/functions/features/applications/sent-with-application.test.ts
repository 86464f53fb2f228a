import { describe, expect, it } from 'vitest';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import { readCandidateJobHandler } from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { listSelfAssignmentsHandler } from '../../../../functions/features/applications/self-assignment.handlers.ts';
import {
  sentByItself,
  sentWithApplication,
} from '../../../../functions/features/applications/sent-with-application.ts';
import { listWaitingApplicantsHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import { readCandidateOnJobHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { applicationForm } from '../../../../shared/validation/job-question.ts';
import { jobForm } from '../../../../shared/validation/job.ts';
import { refused } from '../../../support/an-application.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const questions = [
  { words: 'Why this job?', kind: 'text' as const, choices: [], isRequired: true },
  { words: 'Which shift?', kind: 'choice' as const, choices: ['Days', 'Nights'], isRequired: false },
  { words: 'Years in intensive care?', kind: 'number' as const, choices: [], isRequired: false },
];
const why = { question: 'Why this job?', answer: 'It is near.' };

describe('What goes with an application', () => {
  const file = (id: number, filename: string) => ({
    id,
    path: `resumes/u/${id}`,
    filename,
    contentType: 'application/pdf',
    uploadedAt: someTime,
  });
  const resume = { ...file(2, 'priya-iyer.pdf'), others: [file(1, 'nurse.pdf')] };
  const of = (id: number, filename: string) => ({
    filename,
    path: `resumes/u/${id}`,
    contentType: 'application/pdf',
  });
  const sent = (form: object) => sentWithApplication(applicationForm.parse(form), { questions, resume });

  it('is the note, the resume of the profile unless it is left out, and each answer with its question', () => {
    const nights = { question: 'Which shift?', answer: 'Nights' };
    expect(sent({ note: ' From March ', answers: [nights, why] })).toEqual({
      note: 'From March',
      resume: of(2, 'priya-iyer.pdf'),
      answers: [why, nights],
    });
    expect(sent({ withResume: false, answers: [why] })).toEqual({ note: null, resume: null, answers: [why] });
    expect(sent({ resumeId: 1, answers: [why] }).resume).toEqual(of(1, 'nurse.pdf'));
    expect(sent({ resumeId: 1, withResume: false, answers: [why] }).resume).toBeNull();
    expect(() => sent({ resumeId: 3, answers: [why] })).toThrow(
      refused('conflict', 'You have removed this resume meanwhile. Choose another one'),
    );
    expect(sentByItself(resume).resume).toEqual(of(2, 'priya-iyer.pdf'));
    expect(sentByItself(undefined)).toEqual({ note: null, resume: null, answers: [] });
  });

  it.each([
    ['a question that must be answered and is not', [], 'answers.0', 'Please answer this question'],
    [
      'an answer that is not offered',
      [why, { question: 'Which shift?', answer: 'Weekends' }],
      'answers.1',
      'Choose one of the answers',
    ],
    [
      'words for a number',
      [why, { question: 'Years in intensive care?', answer: 'many' }],
      'answers.2',
      'Must be a number',
    ],
    ['a number for words', [{ ...why, answer: 7 }], 'answers.0', 'Must be a text'],
  ])('is refused with %s, under that question', (_, answers, field, message) => {
    expect(() => sent({ answers })).toThrow(
      expect.objectContaining({ kind: 'invalid', errors: [{ key: field, message }] }),
    );
  });

  it('is asked again where a question was changed meanwhile', () => {
    expect(() => sent({ answers: [why, { question: 'Which shift do you like?', answer: 'Days' }] })).toThrow(
      refused('conflict', 'The questions of this job were changed. Read them again and answer those that are new'),
    );
  });
});

describe('An application with a note and answers', () => {
  const hiring = withLocalTable(openHiring);
  const candidate = anActor('candidate');
  const whole = { page: 1, perPage: 100 };

  it('is read by candidate, manager and recruiter, also on the job, in the words that were answered (PLUS-55)', async () => {
    const filename = 'priya-iyer.pdf';
    const file = { path: 'resumes/u/5', filename, contentType: 'application/pdf' };
    const resume = { id: 5, ...file, uploadedAt: someTime };
    await hiring.table.writeOne({ put: { ...keys.ownResume(candidate.id), ...resume } });
    const { id: jobId } = await hiring.aPostedJob({ questions });
    const job = { id: jobId };
    const { questions: asked } = (await resultOf(readCandidateJobHandler, { params: job, actor: candidate }, hiring))
      .job;
    expect(asked).toEqual(questions);
    const body = applicationForm.parse({ note: 'From March', answers: [why] });
    expect(
      await refusalOf(
        handled(applyToJobHandler, { params: job, actor: candidate, body: applicationForm.parse({}) }, hiring),
      ),
    ).toMatchObject({ kind: 'invalid' });
    const { id } = await resultOf(applyToJobHandler, { params: job, actor: candidate, body }, hiring);

    const form = jobForm.parse({
      title: 'ICU nurse',
      description: 'Care.',
      questions: [{ words: 'Why us?', kind: 'text' }],
    });
    await resultOf(changeJobHandler, { params: job, body: form, actor: hiring.manager }, hiring);
    const sent = { note: 'From March', resume: file, answers: [why] };
    const own = await resultOf(readCandidateJobHandler, { params: job, actor: candidate }, hiring);
    expect(own).toMatchObject({
      job: { questions: [{ words: 'Why us?' }] },
      resume: { filename },
      resumes: [{ id: 5, filename }],
      application: { sent },
    });
    const managers = await resultOf(listWaitingApplicantsHandler, { query: whole, actor: hiring.manager }, hiring);
    const recruiters = await resultOf(listSelfAssignmentsHandler, { query: whole, actor: hiring.recruiter }, hiring);
    expect(managers.data).toEqual([expect.objectContaining({ id, sent })]);
    // The recruiter has not met the candidate, and reads what was sent but for the file.
    expect(recruiters.data).toEqual([expect.objectContaining({ id, sent: { ...sent, resume: { filename } } })]);
    await hiring.accepted(id);
    const needs = { ...hiring, pipelineStore: pipelineStore(hiring.table), silenceDays: () => 5 };
    const params = { jobId, candidateId: candidate.id };
    const record = await resultOf(readCandidateOnJobHandler, { params, actor: hiring.manager }, needs);
    expect(record.sent).toEqual(sent);
  });
});
