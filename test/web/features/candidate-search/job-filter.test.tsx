// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { JobFilter } from '../../../../web/features/candidate-search/components/job-filter.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => vi.resetAllMocks());

const jobs = [
  { id: 8, title: 'Ward nurse', client: { companyName: 'Lakeside' } },
  { id: 7, title: 'ICU nurse', client: null },
];

it('The job filter of the candidate search offers the recruiter’s jobs by title (CAND-51)', async () => {
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: jobs });
  const onChange = vi.fn();
  renderSignedIn(() => <JobFilter value={undefined} onChange={onChange} />, { path: '/' });
  const select = await screen.findByLabelText('On a job');
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Any',
    'ICU nurse',
    'Ward nurse · Lakeside',
  ]);
  fireEvent.change(select, { target: { value: '8' } });
  expect(onChange).toHaveBeenCalledWith(8);
  expect(fakeApi.listRecruiterJobs.mock.calls[0]?.[0]).toMatchObject({ query: { status: 'in_progress' } });
});

it('The job filter is absent while the recruiter has no jobs, unless one is already chosen', async () => {
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: [] });
  const { unmount } = renderSignedIn(() => <JobFilter value={undefined} onChange={vi.fn()} />, { path: '/' });
  await waitFor(() => expect(fakeApi.listRecruiterJobs).toHaveBeenCalled());
  expect(screen.queryByLabelText('On a job')).toBeNull();
  unmount();
  renderSignedIn(() => <JobFilter value={5} onChange={vi.fn()} />, { path: '/' });
  expect(await screen.findByRole('option', { name: 'One job' })).toBeTruthy();
});
