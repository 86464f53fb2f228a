// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Job } from '../../../../shared/model/job.ts';
import { JobActions } from '../../../../web/features/jobs/components/job-actions.tsx';
import { aJob } from '../../../support/builders.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

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
  fakeApi.removeJob.mockResolvedValue({ data: { id: 5001 } });
  actions({ candidatesCount: 0 });
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete job' }));
  expect(fakeApi.removeJob).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete job' }));
  expect(await screen.findByText('at /jobs')).toBeTruthy();
  expect(fakeApi.removeJob).toHaveBeenCalledWith({ params: { id: 5001 } });
});

describe('The actions of a job', () => {
  const [onToggleHold, onReopen] = [vi.fn(), vi.fn()];
  const open = async (over: Partial<Job>) => {
    renderSignedIn(() => <JobActions job={aJob(over)} busy={false} {...{ onToggleHold, onReopen }} />, {
      path: '/here',
    });
    fireEvent.pointerDown(screen.getByRole('button', { name: 'More actions' }), { button: 0, pointerType: 'mouse' });
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  it('are those that its state allows, and the others say why they are not', async () => {
    expect(await open({ candidatesCount: 2 })).toMatchInlineSnapshot(`
      [
        "Hold job",
        "Close job",
        "Clone job",
        "Hand over job",
        "Delete jobThis job has candidates; close it instead",
      ]
    `);
    cleanup();
    expect(await open({ status: 'on_hold' })).toMatchInlineSnapshot(`
      [
        "Resume job",
        "Close job",
        "Clone job",
        "Hand over job",
        "Delete job",
      ]
    `);
    cleanup();
    expect(await open({ status: 'closed' })).toMatchInlineSnapshot(`
      [
        "Hold jobOnly an open job can be put on hold",
        "Reopen job",
        "Clone job",
        "Hand over jobA closed job stays with the manager who closed it",
        "Delete job",
      ]
    `);
    cleanup();
    expect(await open({ managerId: 9 })).toMatchInlineSnapshot(`
      [
        "Hold jobThis job belongs to another manager",
        "Close jobThis job belongs to another manager",
        "Clone job",
        "Hand over jobThis job belongs to another manager",
        "Delete jobThis job belongs to another manager",
      ]
    `);
    expect(screen.getByText('Edit', { selector: 'button' }).getAttribute('aria-description')).toBe(
      'This job belongs to another manager',
    );
  });

  it.each([
    ['Hold job', {}, onToggleHold],
    ['Resume job', { status: 'on_hold' as const }, onToggleHold],
    ['Reopen job', { status: 'closed' as const }, onReopen],
  ])('%s does what it says', async (name, over, done) => {
    done.mockReset();
    await open(over);
    fireEvent.click(screen.getByRole('menuitem', { name }));
    expect(done).toHaveBeenCalledOnce();
  });

  it.each([
    ['Close job', 'at /jobs/view/5001/close'],
    ['Clone job', 'at /jobs/clone/5001'],
  ])('%s opens its page', async (name, at) => {
    await open({});
    fireEvent.click(screen.getByRole('menuitem', { name }));
    expect(await screen.findByText(at)).toBeTruthy();
  });

  it('Edit opens the form', async () => {
    renderSignedIn(() => <JobActions job={aJob()} busy {...{ onToggleHold, onReopen }} />, { path: '/here' });
    expect(screen.getByRole('button', { name: 'More actions' }).getAttribute('aria-busy')).toBe('true');
    fireEvent.click(screen.getByText('Edit'));
    expect(await screen.findByText('at /jobs/5001')).toBeTruthy();
  });
});
