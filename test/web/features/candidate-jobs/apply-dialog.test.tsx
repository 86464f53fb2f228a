// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ApplyDialog } from '../../../../web/features/candidate-jobs/components/apply-dialog.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const job = {
  id: 12,
  title: 'Welder',
  manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  questions: [
    { words: 'Why "us" (1.5 h away)?', kind: 'text' as const, choices: [], isRequired: true },
    { words: 'Which shift?', kind: 'choice' as const, choices: ['Days', 'Nights'], isRequired: false },
    { words: 'Years as a welder?', kind: 'number' as const, choices: [], isRequired: false },
  ],
};
const resumes = [
  { id: 9, filename: 'cv.pdf' },
  { id: 7, filename: 'short.pdf' },
];
const onClose = vi.fn();
const open = () =>
  renderSignedIn(() => <ApplyDialog job={job} resumes={resumes} onClose={onClose} />, {
    path: '/jobs/view/12',
  });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

const answersOnTheSameDay = { of: 14, days: 0 };
const facts = { from: '2026-01-05T12:00:00.000Z', to: '2026-11-20T12:00:00.000Z' };
const others = { answered: null, interviewed: null, notes: null, hired: null };

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.readWorkingFacts.mockResolvedValue({ data: { ...facts, ...others, firstAnswer: null } });
});

describe('The dialog of an application', () => {
  it('sends note, resume or none, and each answer with its question (PLUS-55)', async () => {
    fakeApi.applyToJob.mockResolvedValue({ data: {} });
    open();
    await userEvent.type(screen.getByLabelText('Why "us" (1.5 h away)?'), 'Quiet.');
    await userEvent.selectOptions(screen.getByLabelText(/Which shift/), 'Nights');
    await userEvent.type(screen.getByLabelText(/Years as a welder/), '7');
    await userEvent.type(screen.getByLabelText(/^Note/), 'From March');
    await userEvent.click(screen.getByRole('radio', { name: /Without a resume/ }));
    await send();
    const answers = [
      { question: job.questions[0]?.words, answer: 'Quiet.' },
      { question: 'Which shift?', answer: 'Nights' },
      { question: 'Years as a welder?', answer: 7 },
    ];
    const body = { note: 'From March', withResume: false, answers };
    expect(fakeApi.applyToJob.mock.calls).toEqual([[{ params: { id: 12 }, body }]]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('sends the resume that is chosen, and the default where none is (PLUS-55)', async () => {
    fakeApi.applyToJob.mockResolvedValue({ data: {} });
    open();
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'cv.pdfThe resume of your profile.',
      'short.pdfOnly this application carries it.',
      'Without a resumeWhoever may see your profile still finds it there.',
    ]);
    await userEvent.type(screen.getByLabelText('Why "us" (1.5 h away)?'), 'Quiet.');
    await send();
    expect(fakeApi.applyToJob.mock.lastCall?.[0].body).toMatchObject({ resumeId: 9 });
    const gone = new ApiError(409, 'Gone', [{ key: 'resumeId', message: 'You have removed this resume meanwhile' }]);
    fakeApi.applyToJob.mockRejectedValue(gone);
    await userEvent.click(screen.getByRole('radio', { name: /short.pdf/ }));
    await send();
    expect(fakeApi.applyToJob.mock.lastCall?.[0].body).toMatchObject({ resumeId: 7 });
    const choice = await screen.findByRole('group', { name: /Resume/ });
    expect(choice.textContent).toContain('You have removed this resume meanwhile');
  });

  it('says when the manager usually answers, where that was counted', async () => {
    fakeApi.readWorkingFacts.mockResolvedValue({ data: { ...facts, ...others, firstAnswer: answersOnTheSameDay } });
    open();
    expect(await screen.findByText(/^Daniel Reyes usually answers on the day/)).toBeTruthy();
    expect(fakeApi.readWorkingFacts.mock.calls[0]?.[0].params).toEqual({ id: 1001 });
  });

  it('says at the question what is missing, and sends nothing', async () => {
    open();
    await userEvent.type(screen.getByLabelText(/Years as a welder/), 'seven');
    await send();
    const [why, years] = [screen.getByLabelText('Why "us" (1.5 h away)?'), screen.getByLabelText(/Years as a welder/)];
    expect([why, years].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(screen.getByText('Please answer this question')).toBeTruthy();
    expect(screen.getByText('Must be a number')).toBeTruthy();
    expect(fakeApi.applyToJob).not.toHaveBeenCalled();
  });

  it('shows what the server refuses at its question, and keeps what was typed', async () => {
    const refusal = new ApiError(422, 'Invalid', [{ key: 'answers.1', message: 'Choose one of the answers' }]);
    fakeApi.applyToJob.mockRejectedValue(refusal);
    const { unmount } = open();
    await userEvent.type(screen.getByLabelText('Why "us" (1.5 h away)?'), 'Quiet.');
    await send();
    expect(await screen.findByText('Choose one of the answers')).toBeTruthy();
    unmount();
    open();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Why "us" (1.5 h away)?').value).toBe('Quiet.');
  });
});
