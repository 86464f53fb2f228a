// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { OutlookWords } from '../../../../web/common/jobs/outlook.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => void fakeApi.readOutlook.mockReset());

const outlook = {
  status: 'submitted',
  since: '2020-01-01T10:00:00.000Z',
  isSilent: true,
  isManagerReminded: true,
  usually: null,
};
const show = () =>
  renderSignedIn(
    () => (
      <>
        <h1>Job</h1>
        <OutlookWords jobId={7} candidateId={9} at="submitted" reader="team" />
      </>
    ),
    { path: '/jobs/7/candidates/9' },
  );

it('What usually comes next is read for the candidate on the job, and said in sentences (PLUS-12, PLUS-13)', async () => {
  fakeApi.readOutlook.mockResolvedValue({ data: outlook });
  const { container } = show();
  await vi.waitFor(() => expect(container.querySelectorAll('p').length).toBeGreaterThan(0));
  expect(fakeApi.readOutlook.mock.calls[0]?.[0].params).toEqual({ jobId: 7, candidateId: 9 });
});

it('Nothing is said of what comes next where it cannot be read', async () => {
  fakeApi.readOutlook.mockRejectedValue(new ApiError(403, 'Not now'));
  const { container } = show();
  await vi.waitFor(() => expect(fakeApi.readOutlook).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Job' })).toBeTruthy();
  expect(container.querySelectorAll('p')).toHaveLength(0);
});
