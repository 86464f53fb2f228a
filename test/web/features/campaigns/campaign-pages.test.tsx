// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { campaignKeys } from '../../../../web/common/query-keys/campaigns.ts';
import { CampaignPage } from '../../../../web/features/campaigns/pages/campaign.tsx';
import { EditCampaignPage } from '../../../../web/features/campaigns/pages/edit-campaign.tsx';
import { aCampaign } from '../../support/campaign.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const campaign = aCampaign({
  image: '/campaigns/finance.svg',
  description: 'Funds and <b>banks</b>.',
  skills: [{ id: 5001, name: 'Audit' }],
  domains: [12],
  expiresAt: '2099-12-24T00:00:00.000Z',
});
const one = { page: 1, perPage: 25, total: 1 };
const job = { id: 5, title: 'Auditor', client: null, city: null, createdAt: '2026-03-03T12:00:00.000Z' };
const edit = (id: string) =>
  renderSignedIn(EditCampaignPage, { path: '/campaigns/edit/:id', at: `/campaigns/edit/${id}` });
const view = () => renderSignedIn(CampaignPage, { path: '/campaigns/view/:id', at: '/campaigns/view/7' });
const domains = [
  { id: 11, name: 'Cyber security' },
  { id: 12, name: 'Finance and accounting' },
];
const listed = (over: Partial<Campaign> = {}) => ({
  data: [job],
  meta: { ...one, campaign: { ...campaign, ...over }, domains },
});
/** How often each operation was called, of those that were. */
const called = () =>
  requests.reduce<Record<string, number>>((counts, [name]) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }), {});
/** The campaign's page and its form, between which links lead. */
function PageAndForm() {
  return useLocation().pathname.startsWith('/campaigns/edit') ? <EditCampaignPage /> : <CampaignPage />;
}
const pageAndForm = (at: string) => renderSignedIn(PageAndForm, { path: '/campaigns/:kind/:id', at });

beforeEach(() => {
  fakeApi.listCampaigns.mockResolvedValue({ data: [campaign], meta: one });
  fakeApi.readCampaign.mockResolvedValue({ data: campaign });
  fakeApi.listCampaignJobs.mockResolvedValue(listed());
  fakeApi.listCampaignDomains.mockResolvedValue({ data: domains });
  fakeApi.checkCampaignName.mockResolvedValue({ data: { isFree: true } });
});

describe('The page of a campaign', () => {
  it.each([
    [{ isPublic: false }, 'Hidden', 'Guests do not see this campaign. Edit it to show it.'],
    [
      { expiresAt: '2026-01-01T00:00:00.000Z' },
      'Ended',
      'Guests no longer see this campaign. Edit it to choose a later day.',
    ],
  ])('says why guests do not see it: %j', async (over, word, reason) => {
    fakeApi.listCampaignJobs.mockResolvedValue(listed(over));
    view();
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it('asks before it deletes, then returns to the list (CAMP-10, CAMP-17)', async () => {
    fakeApi.removeCampaign.mockResolvedValue({ data: { id: 7 } });
    view();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(fakeApi.removeCampaign).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete campaign', hidden: true }));
    expect(await screen.findByText('at /campaigns')).toBeTruthy();
    expect(fakeApi.removeCampaign).toHaveBeenCalledWith({ params: { id: 7 } });
  });

  it.each([403, 404])('has the view without access where it responds with %i (ERR-05)', async (status) => {
    fakeApi.listCampaignJobs.mockRejectedValue(new ApiError(status, 'There is no such campaign'));
    view();
    expect(await screen.findByText('This campaign is not available')).toBeTruthy();
    expect(screen.queryByText('Jobs it gathers')).toBeNull();
    expect(called()).toEqual({ listCampaignJobs: 1 });
  });

  it('reads the campaign, its domains and its jobs in one call, and the form that follows reads none of them again', async () => {
    pageAndForm('/campaigns/view/7');
    expect(await screen.findByRole('link', { name: 'Auditor' })).toBeTruthy();
    expect(screen.getByText('Finance and accounting')).toBeTruthy();
    expect(called()).toEqual({ listCampaignJobs: 1 });
    await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByRole('checkbox', { name: 'Finance and accounting', checked: true })).toBeTruthy();
    expect(called()).toEqual({ listCampaignJobs: 1, checkCampaignName: 1 });
  });

  it('shows what was saved a moment ago while the jobs are still on their way', async () => {
    fakeApi.changeCampaign.mockResolvedValue({ data: { ...campaign, label: 'Money', version: 4 } });
    fakeApi.listCampaignJobs.mockReturnValue(new Promise(() => {}));
    pageAndForm('/campaigns/edit/7');
    const save = await screen.findByRole('button', { name: 'Save changes' });
    fakeApi.readCampaign.mockReturnValue(new Promise(() => {}));
    await userEvent.click(save);
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Money', level: 1 })).toBeTruthy();
    expect(screen.getByText('Finance and accounting')).toBeTruthy();
  });

  it('shows what was saved elsewhere once its jobs are read again', async () => {
    const { queryClient } = view();
    expect(await screen.findByRole('heading', { name: 'Finance', level: 1 })).toBeTruthy();
    fakeApi.listCampaignJobs.mockResolvedValue(listed({ label: 'Money', version: 4 }));
    await queryClient.refetchQueries({ queryKey: campaignKeys.jobs(7) });
    expect(await screen.findByRole('heading', { name: 'Money', level: 1 })).toBeTruthy();
    expect(called()).toEqual({ listCampaignJobs: 2 });
  });

  it('is there without its jobs while they cannot be read', async () => {
    fakeApi.listCampaignJobs.mockRejectedValue(new ApiError(422, 'Not now'));
    view();
    expect(await screen.findByText('The jobs could not be loaded')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Finance', level: 1 })).toBeTruthy();
    expect(await screen.findByText('Finance and accounting')).toBeTruthy();
    expect(fakeApi.readCampaign).toHaveBeenCalledOnce();
    fakeApi.listCampaignJobs.mockResolvedValue(listed());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Auditor' })).toBeTruthy();
  });

  it('has further pages of jobs in a call each', async () => {
    fakeApi.listCampaignJobs.mockImplementation(async ({ query: { page } }: { query: { page: number } }) => ({
      data: [{ ...job, id: page, title: `Auditor ${page}` }],
      meta: { page, perPage: 1, total: 2, campaign, domains },
    }));
    view();
    await userEvent.click(await screen.findByRole('button', { name: /more/i }));
    expect(await screen.findByRole('link', { name: 'Auditor 2' })).toBeTruthy();
    expect(called()).toEqual({ listCampaignJobs: 2 });
  });
});

describe('The form of a campaign', () => {
  it('at new adds a campaign with domains by id and returns to the list (CAMP-03, CAMP-08, CAMP-09)', async () => {
    fakeApi.addCampaign.mockResolvedValue({ data: { ...campaign, id: 8 } });
    edit('new');
    await userEvent.type(screen.getByLabelText('Name in the address'), 'audits');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Cyber security' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add campaign' }));
    expect(await screen.findByText('at /campaigns')).toBeTruthy();
    expect(fakeApi.addCampaign.mock.calls[0]?.[0].body).toMatchObject({
      name: 'audits',
      domains: [11],
      isPublic: true,
    });
  });

  it('hands what was saved to the page that follows, which need not wait for it', async () => {
    fakeApi.changeCampaign.mockResolvedValue({ data: { ...campaign, label: 'Money', version: 4 } });
    const { queryClient } = edit('7');
    const save = await screen.findByRole('button', { name: 'Save changes' });
    fakeApi.readCampaign.mockReturnValue(new Promise(() => {}));
    await userEvent.click(save);
    expect(await screen.findByText('at /campaigns/view/7')).toBeTruthy();
    expect(queryClient.getQueryData(campaignKeys.one(7))).toMatchObject({ label: 'Money', version: 4 });
  });

  it('checks the name while it is typed, and keeps the edited one’s own (CAMP-14)', async () => {
    fakeApi.checkCampaignName.mockImplementation(async ({ query }: { query: { name: string } }) => ({
      data: { isFree: query.name !== 'doctors' },
    }));
    edit('7');
    const name = await screen.findByLabelText('Name in the address');
    await userEvent.clear(name);
    await userEvent.type(name, 'doctors');
    expect(await screen.findByText('This name is taken')).toBeTruthy();
    expect(fakeApi.checkCampaignName.mock.lastCall?.[0].query).toEqual({ name: 'doctors', id: 7 });
    await userEvent.type(name, '-2');
    expect(await screen.findByText(/This name is free\./)).toBeTruthy();
    const asked = fakeApi.checkCampaignName.mock.calls.length;
    await userEvent.type(name, ' ö');
    await userEvent.tab();
    expect(await screen.findByText(/Invalid characters for URL/)).toBeTruthy();
    expect(fakeApi.checkCampaignName.mock.calls).toHaveLength(asked);
  });

  it('says while it is filled in that guests will not see a campaign whose day has begun (CAMP-06)', async () => {
    edit('7');
    const day = await screen.findByLabelText(/^Expires on/);
    const warning = /guests will not see this campaign/;
    expect(screen.queryByText(warning)).toBeNull();
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    expect(screen.getByText(warning)).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Show this campaign to guests'));
    expect(screen.queryByText(warning)).toBeNull();
    fireEvent.change(day, { target: { value: '' } });
    await userEvent.click(screen.getByLabelText('Show this campaign to guests'));
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('saves under the version that was opened, and shows a refusal at its field (CAMP-16)', async () => {
    fakeApi.changeCampaign.mockRejectedValueOnce(
      new ApiError(409, 'This name is taken', [{ key: 'name', message: 'This name is taken' }]),
    );
    fakeApi.changeCampaign.mockResolvedValueOnce({ data: campaign });
    edit('7');
    await userEvent.type(await screen.findByLabelText(/^Title/), ' jobs');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This name is taken')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('at /campaigns/view/7')).toBeTruthy();
    expect(fakeApi.changeCampaign.mock.calls[1]?.[0]).toMatchObject({
      params: { id: 7 },
      body: { label: 'Finance jobs', version: 3, domains: [12], expiresAt: '2099-12-24T00:00:00.000Z' },
    });
  });
});
