// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Campaign, CampaignJob } from '../../../../shared/model/campaign.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CampaignPage } from '../../../../web/features/campaigns/pages/campaign.tsx';
import { EditCampaignPage } from '../../../../web/features/campaigns/pages/edit-campaign.tsx';
import { aCampaign, boston } from '../../support/campaign.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const campaign = aCampaign();
const listed = (over: Partial<Campaign> = {}, data: Partial<CampaignJob>[] = []) => ({
  data,
  meta: { page: 1, perPage: 25, total: data.length, campaign: { ...campaign, ...over }, domains: [] },
});
const view = (id = '7') => renderSignedIn(CampaignPage, { path: '/campaigns/view/:id', at: `/campaigns/view/${id}` });
const edit = (id = '7') =>
  renderSignedIn(EditCampaignPage, { path: '/campaigns/edit/:id', at: `/campaigns/edit/${id}` });
/** The value beside a label among the facts. */
const factOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;

beforeEach(() => {
  fakeApi.readCampaign.mockResolvedValue({ data: campaign });
  fakeApi.listCampaignJobs.mockResolvedValue(listed());
  fakeApi.listCampaignDomains.mockResolvedValue({ data: [{ id: 11, name: 'Cyber security' }] });
  fakeApi.checkCampaignName.mockResolvedValue({ data: { isFree: true } });
});

describe('The page of a campaign', () => {
  it.each(['0', '-7', '1.5', 'finance'])('at the address %s has no campaign, and asks for none', async (id) => {
    view(id);
    expect(await screen.findByText('This campaign is not available')).toBeTruthy();
    cleanup();
    edit(id);
    expect(await screen.findByText('This campaign is not available')).toBeTruthy();
    expect(fakeApi.listCampaignJobs).not.toHaveBeenCalled();
    expect(fakeApi.readCampaign).not.toHaveBeenCalled();
  });

  it.each([
    ['both ids', { chatPropertyId: 'a', chatWidgetId: 'b' }, true],
    ['the first id alone', { chatPropertyId: 'a' }, false],
    ['the second id alone', { chatWidgetId: 'b' }, false],
  ])('shows whether guests can chat: with %s', async (_, over, isConnected) => {
    fakeApi.listCampaignJobs.mockResolvedValue(listed(over));
    view();
    await screen.findByText('Conditions');
    expect(factOf('Live chat') === 'Connected').toBe(isConnected);
  });

  it('reads the domains only for a campaign that is limited to some, where its jobs cannot be read', async () => {
    fakeApi.listCampaignJobs.mockRejectedValue(new ApiError(422, 'Not now'));
    view();
    await screen.findByText('Conditions');
    expect(fakeApi.listCampaignDomains).not.toHaveBeenCalled();
    cleanup();
    fakeApi.readCampaign.mockResolvedValue({ data: { ...campaign, domains: [11] } });
    view();
    expect(await screen.findByText('Cyber security')).toBeTruthy();
  });

  it('can be loaded again when neither it nor its jobs could be read', async () => {
    fakeApi.listCampaignJobs.mockRejectedValue(new ApiError(422, 'Not now'));
    fakeApi.readCampaign.mockRejectedValueOnce(new ApiError(422, 'Not now either'));
    view();
    expect(await screen.findByText('Not now either')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Finance', level: 1 })).toBeTruthy();
  });

  it('keeps a campaign that the manager does not want to delete after all', async () => {
    view();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(fakeApi.removeCampaign).not.toHaveBeenCalled();
  });
});

describe('The form of a campaign', () => {
  it('keeps the saved domains where they cannot be loaded, and says so', async () => {
    fakeApi.readCampaign.mockResolvedValue({ data: { ...campaign, domains: [11] } });
    fakeApi.listCampaignDomains.mockRejectedValue(new ApiError(422, 'Not now'));
    fakeApi.changeCampaign.mockResolvedValue({ data: campaign });
    edit();
    expect(await screen.findByText(/domains could not be loaded/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Cyber security' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('at /campaigns/view/7')).toBeTruthy();
    expect(fakeApi.changeCampaign.mock.lastCall?.[0].body.domains).toEqual([11]);
  });

  it('asks for a distance only around a city, and sends none without one (CAMP-05)', async () => {
    fakeApi.readCampaign.mockResolvedValue({ data: { ...campaign, city: boston, proximity: 40 } });
    edit();
    expect(((await screen.findByLabelText(/^Proximity/)) as HTMLInputElement).value).toBe('40');
    cleanup();
    fakeApi.readCampaign.mockResolvedValue({ data: { ...campaign, proximity: 40 } });
    fakeApi.changeCampaign.mockResolvedValue({ data: campaign });
    edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(screen.queryByLabelText(/^Proximity/)).toBeNull();
    expect(await screen.findByText('at /campaigns/view/7')).toBeTruthy();
    expect(fakeApi.changeCampaign.mock.lastCall?.[0].body).toMatchObject({ cityId: null, proximity: null });
  });

  it('shows the public address as the name is typed, which the browser neither spells nor capitalizes', async () => {
    edit();
    const name = await screen.findByLabelText('Name in the address');
    expect([name.getAttribute('spellcheck'), name.getAttribute('autocapitalize')]).toEqual(['false', 'none']);
    await userEvent.type(name, '-jobs');
    expect(screen.getByText(/\/find-jobs\/finance-jobs\b/)).toBeTruthy();
  });

  it('says why the changes could not be saved, keeps them, and asks before they are left', async () => {
    fakeApi.changeCampaign.mockRejectedValue(new ApiError(422, 'Not now'));
    edit();
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    await userEvent.type(title, ' jobs');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Not now/)).toBeTruthy();
    expect(title.value).toBe('Finance jobs');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  });
});
