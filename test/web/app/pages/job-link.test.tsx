// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { JobLinkPage } from '../../../../web/app/pages/job-link.tsx';
import { BroughtBy } from '../../../../web/common/jobs/brought-by.tsx';
import { followedLinkTo, keepFollowedLink } from '../../../../web/common/visitor/job-link.ts';
import { useApplyToJob } from '../../../../web/features/candidate-jobs/queries/candidate-jobs.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const code = 'bGlua3RvYWpvYjEyMzQ1Ng';
const open = () => renderSignedIn(JobLinkPage, { path: '/r/:code', at: `/r/${code}` });
const link = { jobId: 5, code, recruiter: 'Rosa Klein', isVerified: true };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('The page of a recruiter’s link', () => {
  it('counts one visit, leads to the job and keeps who brought the visitor', async () => {
    const recruiter = { firstName: 'Rosa', lastName: 'Klein' };
    fakeApi.visitJobLink.mockResolvedValue({ data: { job: { id: 5, title: 'Nurse' }, recruiter, isVerified: true } });
    open();
    expect(await screen.findByText('at /find-jobs/view/5')).toBeTruthy();
    expect(fakeApi.visitJobLink.mock.calls).toEqual([[{ body: { code, isAgain: false } }]]);
    expect(followedLinkTo(5)).toEqual(link);
    expect(followedLinkTo(6)).toBeUndefined();
  });

  it.each([
    ['says that it came already on the same day', '2026-09-01T23:59:00.000Z', [false, true]],
    ['is counted again on the next day, and keeps no more than that day', '2026-09-02T00:00:00.000Z', [false, false]],
  ])('followed twice by a browser %s', async (_words, later, expected) => {
    vi.useFakeTimers({ now: new Date('2026-09-01T00:00:00.000Z'), toFake: ['Date'] });
    fakeApi.visitJobLink.mockResolvedValue({
      data: { job: { id: 5, title: 'Nurse' }, recruiter: {}, isVerified: true },
    });
    open();
    await screen.findByText('at /find-jobs/view/5');
    cleanup();
    vi.setSystemTime(new Date(later));
    open();
    await screen.findByText('at /find-jobs/view/5');
    vi.useRealTimers();
    expect(fakeApi.visitJobLink.mock.calls.map(([{ body }]) => body.isAgain)).toEqual(expected);
    expect(Object.values({ ...localStorage }).join()).toContain(later.slice(0, 10));
  });

  it('works where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('off');
    });
    fakeApi.visitJobLink.mockResolvedValue({
      data: { job: { id: 5, title: 'Nurse' }, recruiter: {}, isVerified: true },
    });
    open();
    expect(await screen.findByText('at /find-jobs/view/5')).toBeTruthy();
  });

  it.each([404, 422])('says that a link leads nowhere after a %s, and offers other jobs', async (status) => {
    fakeApi.visitJobLink.mockRejectedValue(new ApiError(status, 'Refused'));
    open();
    expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find jobs' })).toBeTruthy();
  });

  it('offers to try again where the server could not be reached', async () => {
    fakeApi.visitJobLink.mockRejectedValue(new ApiError(503, 'Busy'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fakeApi.visitJobLink).toHaveBeenCalledTimes(2));
  });
});

describe('A job to which a link led', () => {
  function Apply() {
    const apply = useApplyToJob();
    return <button onClick={() => apply.mutate({ jobId: 5 })}>Apply</button>;
  }
  const apply = async () => {
    fakeApi.applyToJob.mockResolvedValue({ data: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(fakeApi.applyToJob).toHaveBeenCalled());
    return fakeApi.applyToJob.mock.calls[0]?.[0].body?.link;
  };
  const job = () =>
    renderSignedIn(
      () => (
        <>
          <BroughtBy jobId={5} />
          <Apply />
        </>
      ),
      { path: '/jobs/view/5' },
    );

  it('names its bringer, and an application carries the link', async () => {
    keepFollowedLink(link);
    job();
    expect(screen.getByText('Rosa Klein').closest('div')?.textContent).toContain('a verified recruiter, sent you here');
    expect(await apply()).toBe(code);
  });

  it('is applied to without the link where the visitor does not want it', async () => {
    keepFollowedLink({ ...link, isVerified: false });
    job();
    expect(screen.getByText(/who is not verified yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Apply without Rosa Klein' }));
    expect(screen.queryByText('Rosa Klein')).toBeNull();
    expect(await apply()).toBeUndefined();
  });
});

it('A followed link that was changed by hand is none', () => {
  sessionStorage.setItem('hirehub.job-link', '{');
  expect(followedLinkTo(5)).toBeUndefined();
});
