// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { interviewLimits } from '../../../../shared/constants/interviewing.ts';
import type { InterviewPlan, Scorecards } from '../../../../shared/model/interviewing.ts';
import { InterviewPlanCard } from '../../../../web/features/pipeline/components/interview-plan-card.tsx';
import { InterviewPlanEditor } from '../../../../web/features/pipeline/components/interview-plan-editor.tsx';
import { OwnInterviewsPage } from '../../../../web/features/pipeline/pages/own-interviews.tsx';
import { ScorecardsPage } from '../../../../web/features/pipeline/pages/scorecards.tsx';
import { ApiError } from '../../../../web/api/api-error.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { sayLive } from '../../support/live-listeners.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

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

  it('are held by everybody named or by one of them, up to so many a week, and say so', async () => {
    const pool = { ...step, interviewers: [1001, 1002], pool: { mostPerWeek: 3 } };
    await show({ version: 1, steps: [{ ...step, interviewers: [1001, 1002] }], people: [maria, noor] });
    expect(screen.getByText('First interview · Maria Lopez, Noor Haddad')).toBeTruthy();
    await press('Edit interviews');
    expect(screen.queryByLabelText('At most a week each')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Who meets the candidate'), 'pool');
    await userEvent.selectOptions(screen.getByLabelText('At most a week each'), '3 interviews');
    fakeApi.saveInterviewPlan.mockReturnValue({ data: { version: 2, steps: [pool], people: [maria, noor] } });
    await press('Save interviews');
    expect(await screen.findByText(/One of Maria Lopez, Noor Haddad, at most 3 a week each$/)).toBeTruthy();
    expect(sent('saveInterviewPlan').at(-1)).toMatchObject({ body: { steps: [pool] } });
    await press('Edit interviews');
    await userEvent.selectOptions(screen.getByLabelText('At most a week each'), 'No limit');
    await press('Save interviews');
    expect(sent('saveInterviewPlan').at(-1)).toMatchObject({ body: { steps: [{ pool: { mostPerWeek: null } }] } });
    await press('Edit interviews');
    await userEvent.selectOptions(screen.getByLabelText('Who meets the candidate'), 'panel');
    await press('Save interviews');
    expect(JSON.stringify(sent('saveInterviewPlan').at(-1))).not.toContain('pool');
  });

  const steps = ['First', 'Second'].map((title, at) => ({ ...step, id: 70 + at, title, interviewers: [1001] }));
  const titles = () => screen.getAllByLabelText<HTMLInputElement>(/^Interview \d$/).map(({ value }) => value);

  it('are moved up and down, stay in the form when they cannot be saved, and are forgotten with Cancel', async () => {
    await show({ version: 1, steps, people: [maria] });
    await press('Edit interviews');
    await press('Move Interview 2 up');
    expect(titles()).toEqual(['Second', 'First']);
    fakeApi.saveInterviewPlan.mockRejectedValueOnce(new ApiError(409, 'The interviews were changed meanwhile'));
    await press('Save interviews');
    expect(await screen.findByText(/The interviews were changed meanwhile/)).toBeTruthy();
    expect(titles()).toEqual(['Second', 'First']);
    await press('Cancel');
    await press('Edit interviews');
    expect(titles()).toEqual(['First', 'Second']);
    await press('Cancel');
  });

  it('are saved over the version that their planner began with, whatever came meanwhile', async () => {
    requests.length = 0;
    const Meanwhile = () => {
      const [plan, setPlan] = useState<InterviewPlan>({ version: 4, steps, people: [maria] });
      return (
        <>
          <button onClick={() => setPlan({ ...plan, version: 5 })}>Meanwhile</button>
          <InterviewPlanEditor jobId={6} plan={plan} onClose={() => {}} />
        </>
      );
    };
    fakeApi.saveInterviewPlan.mockRejectedValueOnce(new ApiError(409, 'The interviews were changed meanwhile'));
    renderSignedIn(Meanwhile, { path: '/jobs/view/6' });
    await press('Meanwhile');
    await press('Save interviews');
    await waitFor(() => expect(sent('saveInterviewPlan')).toMatchObject([{ body: { version: 4 } }]));
  });

  it('are at most so many, each with at most so many criteria', async () => {
    const full = Array.from({ length: interviewLimits.mostCriteria }, (_, at) => ({ name: `C${at}`, good: '' }));
    const many = Array.from({ length: interviewLimits.mostSteps }, (_, at) => ({ ...steps[0]!, id: 80 + at }));
    await show({ version: 1, steps: [{ ...many[0]!, criteria: full }, ...many.slice(1)], people: [maria] });
    await press('Edit interviews');
    const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
    expect(isOff(screen.getByRole('button', { name: 'Add an interview' }))).toBe(true);
    const adding = screen.getAllByRole('button', { name: 'Add a criterion' }).map(isOff);
    expect(adding).toEqual(many.map((_, at) => at === 0));
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

  it('says of a candidate who is hired that they are', async () => {
    const hired = { at, startOn: null };
    const data = { ...base, status: 'hiring_onboarding', hired, steps: [] };
    fakeApi.readScorecards.mockReturnValue({ data });
    renderSignedIn(ScorecardsPage, {
      path: '/jobs/:jobId/candidates/:candidateId/scorecards',
      at: '/jobs/5/candidates/9/scorecards',
    });
    expect(await screen.findByText('Hired')).toBeTruthy();
    expect(screen.queryByText(/Onboarding/)).toBeNull();
  });

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

  it('keeps what is typed into each scorecard apart until it is submitted, and then reads the others’', async () => {
    const other = { ...step, id: 71, title: 'Team interview', interviewers, ownTurn: 'now' as const, cards: null };
    const form = (title: string) => within(screen.getByRole('form', { name: `Your scorecard of ${title}` }));
    const note = (title: string) => form(title).getByLabelText<HTMLTextAreaElement>(/^What you saw and heard/);
    const mine = { ...step, criteria: [], interviewers, ownTurn: 'now' as const, cards: null };
    await show([mine, other]);
    await userEvent.type(note('Skills interview'), 'Calm.');
    await userEvent.click(form('Skills interview').getByLabelText('Yes'));
    cleanup();
    await show([mine, other]);
    expect([note('Skills interview').value, note('Team interview').value]).toEqual(['Calm.', '']);
    fakeApi.submitScorecard.mockRejectedValueOnce(new ApiError(409, 'The interviews were changed meanwhile'));
    await userEvent.click(form('Skills interview').getByRole('button', { name: 'Submit scorecard' }));
    expect(await screen.findByText(/The interviews were changed meanwhile/)).toBeTruthy();
    cleanup();
    await show([mine, other]);
    expect(note('Skills interview').value).toBe('Calm.');
    fakeApi.submitScorecard.mockReturnValue({ data: { id: 1 } });
    const seen = { ...mine, ownTurn: 'done' as const, cards: [noors] };
    fakeApi.readScorecards.mockReturnValue({ data: { ...base, steps: [seen, other] } });
    await userEvent.click(form('Skills interview').getByRole('button', { name: 'Submit scorecard' }));
    expect(await screen.findByText('Named the risk first.')).toBeTruthy();
    cleanup();
    await show([mine, other]);
    expect(note('Skills interview').value).toBe('');
  });

  it('follows what others submit, also about what is planned no more', async () => {
    await show([{ ...step, interviewers, ownTurn: 'done', cards: [] }]);
    const charm = { ...noors, scores: [{ criterion: 'Charm', score: 2 as const }] };
    const steps = [{ ...step, interviewers, ownTurn: 'done' as const, cards: [charm] }];
    fakeApi.readScorecards.mockReturnValue({ data: { ...base, steps } });
    sayLive('candidate-on-job', { jobId: 5, candidateId: 9 });
    expect(await screen.findByRole('rowheader', { name: 'Charm' })).toBeTruthy();
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

describe('The page of one’s own interviews', () => {
  const show = (data: object[]) => {
    fakeApi.listOwnInterviews.mockReturnValue({ data, meta: { total: data.length } });
    renderSignedIn(OwnInterviewsPage, { path: '/jobs/:jobId/interviews', at: '/jobs/5/interviews' });
  };

  it('leads to the scorecard of everybody whom the user interviews, and says which are missing', async () => {
    const interviews = [{ id: 70, stage: 'first', title: 'Skills interview', ownTurn: 'now' }];
    const row = { id: 9, candidate: ada, job: { id: 5, title: 'ICU nurse' }, interviewAt: null, interviews };
    const done = [{ ...interviews[0], ownTurn: 'done' }];
    show([row, { ...row, id: 10, candidate: { ...noor, id: 10 }, interviews: done }]);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ada ByronTo scoreNo dateSkills interview/),
      expect.stringMatching(/^Noor HaddadScored/),
    ]);
    expect(screen.getByText('ICU nurse')).toBeTruthy();
    expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe('/jobs/5/candidates/9/scorecards');
  });

  it('says what is to come while nobody has come so far', async () => {
    show([]);
    expect(await screen.findByText('Nobody has come to your interviews yet')).toBeTruthy();
  });
});
