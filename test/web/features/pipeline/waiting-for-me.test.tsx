// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { WaitingForMe } from '../../../../web/features/pipeline/components/waiting-for-me.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { manager, onJob } from './on-job.ts';
import { withSession } from '../../support/with-session.ts';

const list = 'GET /api/manager/waiting-candidates?perPage=100';
const move = 'POST /api/pipeline/jobs/5001/candidates/3001/status';
const rows = (data: CandidateOnJob[]) => ({ body: { data, meta: { total: data.length, page: 1, perPage: 100 } } });

function waiting(data: CandidateOnJob[], answers: Parameters<typeof respondToCalls>[0] = {}) {
  const all: Parameters<typeof respondToCalls>[0] = { ...answers, [list]: rows(data) };
  const sent = respondToCalls(all);
  renderPage(
    () => (
      <AccountContext value={manager}>
        <WaitingForMe />
      </AccountContext>
    ),
    '/dashboard',
  );
  return { sent, all };
}

withSession();

it('The dashboard gives no number of waiting candidates before it is known', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderPage(
    () => (
      <AccountContext value={manager}>
        <WaitingForMe />
      </AccountContext>
    ),
    '/dashboard',
  );
  expect((await screen.findByRole('heading', { name: /Waiting for you/ })).textContent?.trim()).toBe('Waiting for you');
});

it('The dashboard moves a waiting candidate by the one action beside them and undoes it in place', async () => {
  const reviewed = onJob({ status: 'second_interview_complete' });
  const at = new Date().toISOString();
  const moved = {
    ...onJob({ status: 'candidate_selected', version: 4, statusChangedAt: at }),
    lastChange: { from: 'second_interview_complete', to: 'candidate_selected', byId: manager.id, at },
    jobStatus: 'signed',
  };
  const { sent, all } = waiting([reviewed], {
    [move]: { body: { data: moved } },
    [`${move}/undo`]: { body: { data: { ...reviewed, jobStatus: 'signed' } } },
  });
  const row = await screen.findByRole('listitem', { name: 'Priya Iyer, ICU nurse' });
  all[list] = rows([]);
  await userEvent.click(within(row).getByRole('button', { name: 'Select' }));
  expect(await screen.findByText('No candidate waits for your decision')).toBeTruthy();
  expect(screen.getByText(/You moved Priya to Candidate Selected/)).toBeTruthy();
  all[list] = rows([reviewed]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('listitem', { name: 'Priya Iyer, ICU nurse' })).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { status: 'candidate_selected', version: 3 },
    {},
  ]);
});

it('The first five who wait are shown, and all on request, in the order of the list', async () => {
  waiting([9, 8, 7, 6, 5, 4].map((candidateId) => onJob({ candidateId, status: 'submitted' })));
  const items = async () => (await screen.findAllByRole('listitem')).length;
  expect(await items()).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  await waitFor(async () => expect(await items()).toBe(6));
  expect(screen.getAllByRole('link', { name: 'Priya Iyer' }).map((link) => link.getAttribute('href'))).toEqual(
    [9, 8, 7, 6, 5, 4].map((id) => `/jobs/5001/candidates/${id}`),
  );
});
