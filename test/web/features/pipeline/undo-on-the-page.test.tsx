// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CandidateOnJobPage } from '../../../../web/features/pipeline/pages/candidate-on-job.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aRecord } from './on-job.ts';

const page = { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' };

it('The keyboard continues at the status that is back after an undo, whose button has disappeared (PLUS-11)', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:01:00.000Z'), toFake: ['Date'] });
  const at = '2026-03-01T10:00:00.000Z';
  const lastChange = { from: 'contacted', to: 'submitted', byId: 1001, at } as const;
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord({ status: 'submitted', viewedAt: at, lastChange }) });
  const back = { ...aRecord({ status: 'contacted', viewedAt: at, version: 4 }) };
  fakeApi.undoCandidateStatus.mockImplementation(async () => {
    fakeApi.readCandidateOnJob.mockResolvedValue({ data: back });
    fakeApi.listTimeline.mockResolvedValue(back.timeline);
    return { data: back };
  });
  renderSignedIn(CandidateOnJobPage, page);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Contacted/ })));
});

it('Undoing the decline of an applicant, whose application waits again, leads to the job', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:01:00.000Z'), toFake: ['Date'] });
  const at = '2026-03-01T10:00:00.000Z';
  const lastChange = { from: 'contacted', to: 'rejected', byId: 1001, at, isDecline: true } as const;
  const declined = { status: 'rejected', recruiterId: null, recruiter: null, viewedAt: at, lastChange } as const;
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord(declined) });
  fakeApi.undoCandidateStatus.mockResolvedValue({ data: aRecord({ status: 'contacted', version: 4 }) });
  fakeApi.listTimeline.mockResolvedValue(aRecord().timeline);
  renderSignedIn(CandidateOnJobPage, page);
  expect(await screen.findByText('You declined Priya. If you undo this, the application waits again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('at /jobs/view/5001')).toBeTruthy();
});
