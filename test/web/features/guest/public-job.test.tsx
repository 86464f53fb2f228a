// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OtherJobs } from '../../../../web/features/guest/components/other-jobs.tsx';
import { ShareButton } from '../../../../web/features/guest/components/share-button.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderPage } from '../../support/render-page.tsx';

const skills = (...ids: number[]) => ids.map((id) => ({ id, name: `Skill ${id}` }));

it('Similar jobs start with the one that shares the most skills and never include the job itself', async () => {
  const found = [
    aGuestJob({ id: 1, title: 'Cook', spheres: skills(3) }),
    aGuestJob({ id: 2, title: 'Nurse', spheres: skills(1, 2, 3) }),
    aGuestJob({ id: 9, title: 'The same', spheres: skills(1, 2, 3) }),
  ];
  fakeApi.listGuestJobs.mockResolvedValue({
    data: found,
    meta: { total: 3, page: 1, perPage: 50, currentCampaign: null },
  });
  renderPage(
    () => <OtherJobs pageOf={(id) => `/find-jobs/view/${id}`} exceptId={9} like={{ spheres: skills(1, 2, 3) }} />,
    '/find-jobs/view/9',
  );
  const links = within(await screen.findByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.querySelector('strong')?.textContent)).toEqual(['Nurse', 'Cook']);
  expect(fakeApi.listGuestJobs.mock.lastCall?.[0].query.filter).toEqual({ tagIds: [1, 2, 3] });
});

it('The newest jobs are called open, not similar, beside a job that names no skill', async () => {
  const meta = { total: 1, page: 1, perPage: 50, currentCampaign: null };
  fakeApi.listGuestJobs.mockResolvedValue({ data: [aGuestJob({ id: 1, title: 'Cook' })], meta });
  renderPage(() => <OtherJobs pageOf={String} exceptId={9} like={{ spheres: [] }} />, '/find-jobs/view/9');
  expect(await screen.findByRole('heading', { name: 'Open now' })).toBeTruthy();
});

it('Sharing a job uses its bare address, through the device’s dialog or the clipboard', async () => {
  const user = userEvent.setup();
  renderPage(() => <ShareButton title="Nurse" />, '/find-jobs/view/9');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(globalThis.location.origin + globalThis.location.pathname);
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await user.click(screen.getByRole('button', { name: 'Link copied' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Nurse',
    url: globalThis.location.origin + globalThis.location.pathname,
  });
});
