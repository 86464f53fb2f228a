// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { JobActions } from '../../../../web/features/jobs/components/job-actions.tsx';
import { aJob } from '../../../support/builders.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ removeJob: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { jobs: calls } }));
afterEach(cleanup);

const actions = (over: Parameters<typeof aJob>[0] = {}, onReopen = vi.fn()) =>
  renderSignedIn(() => <JobActions job={aJob(over)} busy={false} onToggleHold={vi.fn()} onReopen={onReopen} />, {
    path: '/jobs/view/5001',
  });
const menu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

it('The board is a job’s primary action, and closing it lies in its menu', async () => {
  actions();
  const primary = document.querySelectorAll('[data-kind="primary"]');
  expect([...primary].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Open board', '/jobs/5001/candidates'],
  ]);
  expect(screen.queryByRole('button', { name: 'Close job' })).toBeNull();
  expect(await menu()).toContain('Close job');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Close job' }));
  expect(await screen.findByText('at /jobs/view/5001/close')).toBeTruthy();
});

it('The menu of a closed job reopens it (JOB-56)', async () => {
  const onReopen = vi.fn();
  actions({ status: 'closed' }, onReopen);
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reopen job' }));
  expect(onReopen).toHaveBeenCalledOnce();
});

it('Another manager’s job has no board to open', () => {
  actions({ managerId: 9 });
  expect(screen.queryByRole('link', { name: 'Open board' })).toBeNull();
});

it('Deleting a job asks first and returns to the list (JOB-52)', async () => {
  calls.removeJob.mockResolvedValue({ data: { id: 5001 } });
  actions({ candidatesCount: 0 });
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete job' }));
  expect(calls.removeJob).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete job' }));
  expect(await screen.findByText('at /jobs')).toBeTruthy();
  expect(calls.removeJob).toHaveBeenCalledWith({ params: { id: 5001 } });
});
