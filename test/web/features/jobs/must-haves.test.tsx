// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { EditJobPage } from '../../../../web/features/jobs/pages/edit-job.tsx';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { fakeFrame } from '../../support/fake-frame.ts';
import { aFullJob, houston } from '../../support/full-job.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const frame = fakeFrame();
const star = (name: string) => screen.getByRole('button', { name: `${name} is a must-have` });

it('A skill of a job becomes a must-have by its star, and is none any more once it is removed', async () => {
  const job = aFullJob({ version: 4, recruiters: [] });
  fakeApi.readJob.mockResolvedValue({ data: job });
  fakeApi.readCity.mockResolvedValue({ data: houston });
  fakeApi.listClientOptions.mockResolvedValue({ data: [] });
  fakeApi.listRecruiters.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 100 } });
  fakeApi.changeJob.mockResolvedValue({ data: job });
  const Page = () => (
    <FrameActionsContext value={frame}>
      <EditJobPage />
    </FrameActionsContext>
  );
  renderSignedIn(Page, { path: '/jobs/:id', at: '/jobs/5001' });
  await screen.findByRole('button', { name: 'Remove Triage' });
  expect(['Triage', 'Dialysis'].map((name) => star(name).getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  fireEvent.click(star('Triage'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Dialysis' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(requests.map(([name]) => name)).toContain('changeJob'));
  expect(requests.find(([name]) => name === 'changeJob')?.[1]).toMatchObject({
    body: { tagIds: [2], mustHaveSkillIds: [2] },
  });
});
