// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { EditCampaignPage } from '../../../../web/features/campaigns/pages/edit-campaign.tsx';
import { aCampaign, boston } from '../../support/campaign.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const campaign = aCampaign({
  image: '/campaigns/finance.svg',
  description: 'Funds.',
  skills: [{ id: 5001, name: 'Audit' }],
  domains: [12],
});
const theirs: Campaign = {
  ...campaign,
  version: 4,
  label: 'Banks',
  image: null,
  isPublic: false,
  city: boston,
  proximity: 40,
  skills: [],
  domains: [11, 12],
  expiresAt: '2099-12-24T00:00:00.000Z',
  chatPropertyId: 'abc1',
};
const changed = 'This campaign was changed while you edited it';

beforeEach(() => {
  fakeApi.readCampaign.mockResolvedValue({ data: campaign });
  fakeApi.listCampaignDomains.mockResolvedValue({
    data: [
      { id: 11, name: 'Cyber security' },
      { id: 12, name: 'Finance and accounting' },
    ],
  });
  fakeApi.checkCampaignName.mockResolvedValue({ data: { isFree: true } });
});

const asked = () => within(screen.getByText(changed).closest('section')!);
const choices = (legend: string) => within(asked().getByRole('group', { name: legend })).getAllByRole('radio');
const said = (legend: string) => choices(legend).map((one) => one.closest('label')?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const edit = () => renderSignedIn(EditCampaignPage, { path: '/campaigns/edit/:id', at: '/campaigns/edit/7' });

async function collide() {
  edit();
  await userEvent.type(await screen.findByLabelText(/^Title/), ' jobs');
  await userEvent.type(screen.getByLabelText(/^Description/), ' And more.');
  await saveOver(theirs);
}

/** Saves the form after another window saved this. */
async function saveOver(other: Campaign) {
  fakeApi.readCampaign.mockResolvedValue({ data: other });
  fakeApi.changeCampaign.mockRejectedValueOnce(new ApiError(409, 'This campaign was changed elsewhere'));
  await press('Save changes');
  await screen.findByText(changed);
}

describe('A campaign that was saved elsewhere while it was edited', () => {
  it('is shown field by field, worded as on its page', async () => {
    await collide();
    expect(said('Title')).toEqual(['Saved elsewhere: Banks', 'Yours: Finance jobs']);
    expect(said('Public')).toEqual(['Saved elsewhere: Hidden', 'As it was: Public']);
    expect(said('Place')).toEqual(['Saved elsewhere: Boston, MA, within 40 km', 'As it was: Anywhere']);
    expect(said('Skills')).toEqual(['Saved elsewhere: Any', 'As it was: Audit']);
    await vi.waitFor(() =>
      expect(said('Domains')).toEqual([
        'Saved elsewhere: Cyber security, Finance and accounting',
        'As it was: Finance and accounting',
      ]),
    );
    expect(said('Expires on')).toEqual(['Saved elsewhere: 24th Dec 2099', 'As it was: Not set']);
    expect(said('Chat property id')).toEqual(['Saved elsewhere: abc1', 'As it was: Not set']);
    const [withoutPicture, picture] = choices('Picture');
    expect(withoutPicture?.closest('label')?.textContent).toBe('Saved elsewhere: No picture');
    expect(picture?.closest('label')?.querySelector('img')?.getAttribute('src')).toBe('/campaigns/finance.svg');
    expect(asked().queryByRole('group', { name: 'Description' })).toBeNull();
  });

  it('is saved over the new version once each field was chosen, and neither change is lost (PLUS-24)', async () => {
    await collide();
    const saving = screen.getByRole('button', { name: 'Save changes' });
    expect(saving.getAttribute('aria-description')).toMatch(/first/);
    await press('Save changes');
    expect(fakeApi.changeCampaign).toHaveBeenCalledOnce();
    await userEvent.click(choices('Title')[1]!);
    await userEvent.click(choices('Picture')[1]!);
    await press('Continue with these');
    expect(screen.queryByText(changed)).toBeNull();
    fakeApi.changeCampaign.mockResolvedValue({ data: { ...theirs, version: 5 } });
    await press('Save changes');
    expect(await screen.findByText('at /campaigns/view/7')).toBeTruthy();
    expect(fakeApi.changeCampaign.mock.lastCall?.[0].body).toEqual({
      version: 4,
      name: 'finance',
      label: 'Finance jobs',
      description: 'Funds. And more.',
      image: '/campaigns/finance.svg',
      isPublic: false,
      cityId: boston.id,
      proximity: 40,
      skills: '',
      domains: [11, 12],
      expiresAt: '2099-12-24T00:00:00.000Z',
      chatPropertyId: 'abc1',
      chatWidgetId: null,
    });
  });

  it('is asked about its place and the distance around it as one, and both are taken together', async () => {
    const near = (proximity: number) => ({ ...campaign, city: boston, proximity });
    fakeApi.readCampaign.mockResolvedValue({ data: near(40) });
    edit();
    const distance = await screen.findByLabelText<HTMLInputElement>(/^Proximity/);
    await userEvent.clear(distance);
    await userEvent.type(distance, '20');
    await saveOver({ ...near(60), version: 4 });
    expect(said('Place')).toEqual(['Saved elsewhere: Boston, MA, within 60 km', 'Yours: Boston, MA, within 20 km']);
    expect(asked().getAllByRole('group')).toHaveLength(1);
    await userEvent.click(choices('Place')[0]!);
    await press('Continue with these');
    expect(screen.getByLabelText<HTMLInputElement>(/^Proximity/).value).toBe('60');
  });

  it('is compared with what is saved by then, if it is saved elsewhere once more', async () => {
    await collide();
    await userEvent.click(choices('Title')[0]!);
    await press('Continue with these');
    fakeApi.readCampaign.mockResolvedValue({ data: { ...theirs, version: 5, name: 'banks' } });
    fakeApi.changeCampaign.mockRejectedValueOnce(new ApiError(409, 'This campaign was changed elsewhere'));
    await press('Save changes');
    expect(await screen.findByText(changed)).toBeTruthy();
    expect(said('Name in the address')).toEqual(['Saved elsewhere: banks', 'As it was: finance']);
    expect(asked().queryByRole('group', { name: 'Title' })).toBeNull();
  });
});
