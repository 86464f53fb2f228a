// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CandidateOnJobPage } from '../../../../web/features/pipeline/pages/candidate-on-job.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aRecord, onJob } from './on-job.ts';

const page = { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' };
const shown = (over: object, role: 'manager' | 'recruiter' = 'manager') => {
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord(over) });
  fakeApi.viewCandidateOnJob.mockResolvedValue({ data: { viewedAt: null } });
  renderSignedIn(CandidateOnJobPage, { ...page, account: { role } });
};
const offers = () => screen.queryAllByRole('link', { name: /^Schedule / }).map((link) => link.getAttribute('href'));

it('A move to an interview step offers its manager to schedule the interview, in the calendar with candidate and job', async () => {
  const at = new Date().toISOString();
  const status = 'first_interview_scheduled';
  shown({ status, statusChangedAt: at, lastChange: { from: 'submitted', to: status, byId: onJob().managerId, at } });
  expect(await screen.findByText(/^You moved Priya to/)).toBeTruthy();
  expect(offers()).toEqual(['/calendar?with=3001&job=5001', '/calendar?with=3001&job=5001']);
});

it('A candidate outside of the interview steps, or shown to a recruiter, has no interview to schedule', async () => {
  shown({ status: 'submitted' });
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(offers()).toEqual([]);
  cleanup();
  shown({ status: 'first_interview_scheduled' }, 'recruiter');
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(offers()).toEqual([]);
});
