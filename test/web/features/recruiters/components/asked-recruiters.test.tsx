// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WorkRequest } from '../../../../../shared/model/work-request.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { AskedRecruiters } from '../../../../../web/features/recruiters/components/asked-recruiters.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const request: WorkRequest = {
  id: 5,
  job: { id: 77, title: 'Night nurse' },
  manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  recruiter: { id: 2009, firstName: 'Bela', lastName: 'Novak', avatar: null },
  askedBy: 'manager',
  state: 'created',
  message: null,
  createdAt: '2026-09-01T10:00:00.000Z',
  answeredAt: null,
  startedAt: null,
  endedAt: null,
};
const listed = (data: readonly object[], more: object = {}) => ({
  data,
  meta: { total: data.length, page: 1, perPage: 10, ...more },
});
const given = (open: readonly WorkRequest[], over: readonly WorkRequest[] = []) =>
  fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) => listed(query.scope === 'open' ? open : over));
const show = (job?: { id: number; title: string; isOpen: boolean }) =>
  renderSignedIn(() => <AskedRecruiters {...(job && { job })} />, { path: '/manager/recruiters' });
const nurse = { id: 77, title: 'Night nurse', isOpen: true };

describe('The recruiters of other managers whom a manager asked', () => {
  it('are no part of the page where nobody was asked', async () => {
    given([]);
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/^Recruiters of other managers/)).toBeNull();
  });

  it('leave the news of the last withdrawn request, without an empty list', async () => {
    given([request]);
    fakeApi.closeOtherRecruiter.mockResolvedValue({ data: request });
    show();
    const withdraw = await screen.findByRole('button', { name: 'Withdraw the request to Bela Novak' });
    given([]);
    await userEvent.click(withdraw);
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
    expect(screen.getByText('The request to Bela Novak is withdrawn.')).toBeTruthy();
  });

  it('are named with their jobs beside all others, and without on the page of a job', async () => {
    given([request]);
    show();
    const row = await screen.findByRole('listitem', { name: 'Bela Novak, Night nurse' });
    expect(within(row).getByRole('link', { name: 'Bela Novak' }).getAttribute('href')).toBe('/manager/recruiters/2009');
    expect(within(row).getByRole('link', { name: 'Night nurse' }).getAttribute('href')).toBe('/jobs/view/77');
    cleanup();
    show(nurse);
    expect(await screen.findByRole('listitem', { name: 'Bela Novak' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Night nurse' })).toBeNull();
    expect(fakeApi.listOtherRecruiters.mock.lastCall?.[0].query).toMatchObject({ jobId: 77 });
  });

  it('are all shown without an offer of more, and further ones are loaded where there are', async () => {
    const second = { ...request, id: 6, recruiter: { ...request.recruiter, id: 2010, firstName: 'Ada' } };
    given([request, second]);
    show(nurse);
    await screen.findByRole('listitem', { name: 'Ada Novak' });
    expect(screen.queryByText('All 2 requests')).toBeNull();
    cleanup();
    fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) =>
      listed([query.page === 1 ? request : second], { total: 11, page: query.page }),
    );
    show(nurse);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('listitem', { name: 'Ada Novak' })).toBeTruthy();
    expect(screen.getByRole('listitem', { name: 'Bela Novak' })).toBeTruthy();
  });

  it('cannot be asked for a job that is not open', async () => {
    given([]);
    show({ ...nurse, isOpen: false });
    const ask = await screen.findByRole('button', { name: /Ask a recruiter/ });
    await userEvent.click(ask);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that cannot be loaded are said to have failed, and are loaded on another try', async () => {
    fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) => {
      if (query.scope === 'open') throw new ApiError(403, 'Not now');
      return listed([]);
    });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Not now');
    given([request]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: 'Bela Novak, Night nurse' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep a request that could not be withdrawn, and the card says why', async () => {
    given([request]);
    fakeApi.closeOtherRecruiter.mockRejectedValue(new ApiError(409, 'This request has been answered'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request to Bela Novak' }));
    expect(await screen.findByText('Bela Novak: This request has been answered')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw the request to Bela Novak' })).toBeTruthy();
  });

  const steps: Record<WorkRequest['state'], string> = {
    created: 'Asked Asked',
    accepted: 'Accepted Accepted',
    working: 'Started Working',
    declined: 'Declined Declined',
    self_closed: 'Ended Ended by recruiter',
    closed: 'Closed Closed',
    finished: 'Finished Finished',
  };
  it('each say what happened last and how the request stands', async () => {
    const states = Object.keys(steps) as WorkRequest['state'][];
    given(states.map((state, at) => ({ ...request, id: at + 1, state })));
    show(nurse);
    const rows = await screen.findAllByRole('listitem', { name: 'Bela Novak' });
    for (const [at, state] of states.entries())
      for (const word of steps[state].split(' ')) expect(rows[at]?.textContent).toContain(word);
  });
});
