// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { InterviewPlan, Scorecards } from '../../../../shared/model/interviewing.ts';
import { InterviewPlanCard } from '../../../../web/features/pipeline/components/interview-plan-card.tsx';
import { ScorecardsPage } from '../../../../web/features/pipeline/pages/scorecards.tsx';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const maria = { id: 1001, firstName: 'Maria', lastName: 'Lopez', avatar: null };
const noor = { id: 1002, firstName: 'Noor', lastName: 'Haddad', avatar: null };
const ada = { id: 9, firstName: 'Ada', lastName: 'Byron', avatar: null };
const criteria = [
  { name: 'Judgement', good: 'Weighs the risk first' },
  { name: 'Clarity', good: '' },
];
const step = { id: 70, stage: 'first' as const, title: 'Skills interview', ask: 'Tell me of a bad night.', criteria };
const sent = (operation: string) => requests.filter(([name]) => name === operation).map(([, given]) => given);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('The interviews on a job’s page', () => {
  const show = async (plan: InterviewPlan, isClosed = false) => {
    fakeApi.readInterviewPlan.mockReturnValue({ data: plan });
    renderSignedIn(() => <InterviewPlanCard jobId={5} isClosed={isClosed} />, { path: '/jobs/view/5' });
    await screen.findByRole('button', { name: /^(Plan|Edit) interviews$/ });
  };

  it('are planned with who interviews, what is asked and what is scored, and nothing typed is lost by a mistake (PLUS-57)', async () => {
    await show({ version: 0, steps: [], people: [maria, noor] });
    await press('Plan interviews');
    await press('Save interviews');
    expect(screen.getByText('Name at least one thing to score')).toBeTruthy();
    expect(sent('saveInterviewPlan')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Interview 1'), 'Skills interview');
    await userEvent.click(screen.getByLabelText('Noor Haddad'));
    await userEvent.type(screen.getByLabelText(/^What to ask/), 'Tell me of a bad night.');
    await userEvent.type(screen.getByLabelText('Criterion 1'), 'Judgement');
    await press('Add a criterion');
    await press('Add an interview');
    await press('Remove Interview 2');
    const saved = { ...step, criteria: criteria.slice(0, 1), interviewers: [1002] };
    fakeApi.saveInterviewPlan.mockReturnValue({ data: { version: 1, steps: [saved], people: [maria, noor] } });
    await press('Save interviews');
    const item = await screen.findByRole('listitem', { name: 'Skills interview' });
    expect(item.textContent).toContain('First interview · Noor Haddad');
    expect(sent('saveInterviewPlan')).toMatchObject([
      {
        params: { id: 5 },
        body: {
          version: 0,
          steps: [
            {
              stage: 'first',
              title: 'Skills interview',
              ask: 'Tell me of a bad night.',
              criteria: [{ name: 'Judgement', good: '' }],
              interviewers: [1002],
            },
          ],
        },
      },
    ]);
  });

  it('of a closed job are read, not changed', async () => {
    await show({ version: 1, steps: [{ ...step, interviewers: [] }], people: [maria] }, true);
    expect(screen.getByText(/Nobody interviews yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit interviews' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('The page of scorecards', () => {
  const base: Omit<Scorecards, 'steps'> = {
    candidate: ada,
    job: { id: 5, title: 'ICU nurse' },
    status: 'first_interview_complete',
    interviewAt: null,
    isOnTeam: true,
  };
  const interviewers = [
    { person: maria, hasSubmitted: false },
    { person: noor, hasSubmitted: true },
  ];
  const at = '2026-03-03T10:00:00.000Z';
  const noors = {
    by: noor,
    at,
    scores: [{ criterion: 'Judgement', score: 4 as const }],
    recommendation: 'strong_yes' as const,
    comment: 'Named the risk first.',
  };
  const show = async (steps: Scorecards['steps']) => {
    fakeApi.readScorecards.mockReturnValue({ data: { ...base, steps } });
    renderSignedIn(ScorecardsPage, {
      path: '/jobs/:jobId/candidates/:candidateId/scorecards',
      at: '/jobs/5/candidates/9/scorecards',
    });
    await screen.findByRole('heading', { level: 1, name: 'Ada Byron' });
  };

  it('asks an interviewer for their own scorecard in words before it shows the others’', async () => {
    await show([{ ...step, interviewers, ownTurn: 'now', cards: null }]);
    const form = within(screen.getByRole('form', { name: 'Your scorecard of Skills interview' }));
    expect(screen.getByText('Tell me of a bad night.')).toBeTruthy();
    expect(screen.queryByText('Named the risk first.')).toBeNull();
    await press('Submit scorecard');
    expect(form.getByText('Choose what you recommend')).toBeTruthy();
    const judgement = within(form.getByRole('group', { name: /^Judgement: Weighs the risk first/ }));
    await userEvent.click(judgement.getByLabelText('3 Clearly shown'));
    await userEvent.click(within(form.getByRole('group', { name: /^Clarity/ })).getByLabelText('Not asked'));
    await userEvent.type(form.getByLabelText(/^What you saw and heard/), 'Calm.');
    await userEvent.click(form.getByLabelText('Yes'));
    fakeApi.submitScorecard.mockReturnValue({ data: { id: 1 } });
    await press('Submit scorecard');
    await waitFor(() =>
      expect(sent('submitScorecard')).toEqual([
        {
          params: { jobId: 5, candidateId: 9 },
          body: {
            stepId: 70,
            scores: [{ criterion: 'Judgement', score: 3 }],
            recommendation: 'yes',
            comment: 'Calm.',
          },
        },
      ]),
    );
  });

  it('shows evidence by criterion and interviewer side by side, in words, and no number for the person', async () => {
    const marias = { ...noors, by: maria, scores: [], recommendation: 'no' as const, comment: null };
    await show([{ ...step, interviewers, ownTurn: 'done', cards: [noors, marias] }]);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Criterion', 'Noor Haddad', 'Maria Lopez'],
      ['Judgement', '4 Outstanding', 'Not asked'],
      ['Clarity', 'Not asked', 'Not asked'],
      ['Recommends', 'Strong yes', 'No'],
    ]);
    expect(screen.getByText('Named the risk first.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/average|total|score of \d/i);
  });

  it.each([
    ['later', 'You score here once the candidate has come to this interview.'],
    ['over', 'nothing is scored any more'],
  ] as const)('says why an interviewer scores nothing: %s', async (ownTurn, words) => {
    await show([{ ...step, interviewers, ownTurn, cards: null }]);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.getByText(/once you have submitted your own/)).toBeTruthy();
  });

  it('leads to the plan where there is none', async () => {
    await show([]);
    expect(screen.getByRole('link', { name: 'Plan interviews' }).getAttribute('href')).toBe(
      '/jobs/view/5?tab=interviews',
    );
  });
});
