// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { CandidateTable } from '../../../../web/features/pipeline/components/candidate-table.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { manager, onJob } from './on-job.ts';
import { withSession } from '../../support/with-session.ts';

const moveOf = (candidateId: number) => `POST /api/pipeline/jobs/5001/candidates/${candidateId}/status`;
const arun = onJob({
  candidateId: 3002,
  candidate: { id: 3002, firstName: 'Arun', lastName: 'Mehta', avatar: null },
  status: 'submitted',
});

function candidates(answers: Parameters<typeof respondToCalls>[0] = {}, status: JobStatus = 'signed') {
  const sent = respondToCalls({
    ...answers,
    'GET /api/manager/jobs/5001/candidates': {
      body: {
        data: {
          job: { id: 5001, title: 'ICU nurse', status },
          candidates: [arun, onJob()],
          manager: { id: manager.id, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
        },
      },
    },
  });
  renderPage(
    () => (
      <AccountContext value={manager}>
        <CandidateTable jobId={5001} />
      </AccountContext>
    ),
    '/jobs/view/5001',
  );
  return sent;
}
const pillOf = (name: string) => screen.findByRole('button', { name: new RegExp(`move ${name}`) });

withSession();

it('The list of candidates moves one by a click on the status pill and a choice (PIPE-13)', async () => {
  const moved = { ...arun, status: 'first_interview_complete', version: 4, jobStatus: 'signed' };
  const sent = candidates({ [moveOf(3002)]: { body: { data: moved } } });
  await userEvent.click(await pillOf('Arun Mehta'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'First Interview Complete' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { status: 'first_interview_complete', version: 3 },
    ]),
  );
});

it('The status pill asks why a candidate is rejected before it sends the move', async () => {
  const sent = candidates({ [moveOf(3002)]: { body: { data: { ...arun, status: 'rejected', jobStatus: 'signed' } } } });
  await userEvent.click(await pillOf('Arun Mehta'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject Arun Mehta?', hidden: true });
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(within(dialog).getByRole('textbox', { hidden: true }), 'Too far away');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject', hidden: true }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      status: 'rejected',
      reason: 'Too far away',
      version: 3,
    }),
  );
});

it('A move that failed in its question is not shown as failed once the question is closed', async () => {
  candidates({ [moveOf(3002)]: { status: 409, body: { message: 'Someone was quicker', errors: [] } } });
  await userEvent.click(await pillOf('Arun Mehta'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Arun Mehta?', hidden: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject', hidden: true }));
  expect(await dialog.findByText('Someone was quicker')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep Arun Mehta here', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.queryByText(/Someone was quicker/)).toBeNull();
});

it('A move in the list of candidates is named above it and can be undone there (PIPE-13)', async () => {
  const at = new Date().toISOString();
  const lastChange = { from: 'submitted', to: 'first_interview_complete', byId: manager.id, at } as const;
  const moved = onJob({ ...arun, status: 'first_interview_complete', version: 4, statusChangedAt: at, lastChange });
  const sent = candidates({
    [moveOf(3002)]: { body: { data: { ...moved, jobStatus: 'signed' } } },
    [`${moveOf(3002)}/undo`]: { body: { data: { ...arun, version: 5, jobStatus: 'signed' } } },
  });
  const answer = globalThis.fetch;
  let stored = arun;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const response = await answer(...call);
    if (call[1]?.method === 'POST') stored = String(call[0]).endsWith('undo') ? arun : moved;
    if (!String(call[0]).endsWith('/jobs/5001/candidates')) return response;
    const body = (await response.json()) as { data: object };
    return Response.json({ data: { ...body.data, candidates: [stored, onJob()] } });
  });
  await pillOf('Arun Mehta');
  expect(screen.queryByText(/You moved/)).toBeNull();
  await userEvent.click(await pillOf('Arun Mehta'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'First Interview Complete' }));
  expect(await screen.findByText(/You moved Arun to First Interview Complete/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.some(({ address }) => address.endsWith('/3002/status/undo'))).toBe(true));
});
