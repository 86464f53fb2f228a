// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { EditCampaignPage } from '../../../../web/features/campaigns/pages/edit-campaign.tsx';
import { boston, wholeCampaign as whole, withCampaigns } from '../../support/campaign.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const edit = (id: string, campaign = whole) => {
  fakeApi.readCampaign.mockResolvedValue({ data: campaign });
  return renderSignedIn(EditCampaignPage, { path: '/campaigns/edit/:id', at: `/campaigns/edit/${id}` });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

withCampaigns();

describe('The form of a campaign', () => {
  it('is empty for a new one, which is public, and says of each field what it is for', async () => {
    edit('new');
    await screen.findByRole('checkbox', { name: 'Finance' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Add campaign · HireHub
      [Campaigns](/campaigns)
      # Add campaign
      A category of the public job list that gathers jobs by skills and place.
      ‹Add campaign›
      ‹What guests see›
      ## What guests see
      Title (optional)
      (such as Night shift nurses) ""
      Without a title, guests see the name in capitals.
      Name in the address
      (required, such as night-shift-nurses) ""
      The public address is /find-jobs/name.
      Description (optional)
      ""
      At most 4,000 characters.
      ‹Picture›
      ## Picture
      Guests see it beside the name, on the job list and the first page.
      A JPEG or PNG of at most 50 MB, cropped to 4:3. Drop one here, or choose it.
      <Choose picture>
      ‹Jobs it gathers›
      ## Jobs it gathers
      Open jobs that share a skill with the campaign, around its city if it has one.
      Skills (optional)
      (such as Search skills) ""
      Without skills it gathers jobs of any.
      City (optional)
      (such as Start typing at least 2 characters) ""
      ‹Where and until when›
      ## Where and until when
      [x] Show this campaign to guests
      A hidden campaign keeps its name and can be shown later.
      Expires on (optional)
      (date) ""
      Guests no longer see it from the start of that day (UTC).
      Domains
      [ ] Cyber security
      [ ] Finance
      ‹Live chat›
      ## Live chat
      With both ids of your chat provider, guests can write to you beside the jobs.
      Chat property id (optional)
      ""
      Chat widget id (optional)
      ""
      <Add campaign> [Cancel](/campaigns)"
    `);
  });

  it('has every value of the campaign that is edited, and saves them with its version (CAMP-07)', async () => {
    fakeApi.changeCampaign.mockResolvedValue({ data: whole });
    edit('7');
    await screen.findByRole('checkbox', { name: 'Finance' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Edit Nurses · HireHub
      [Nurses](/campaigns/view/7)
      # Edit Nurses
      ‹Save changes›
      ‹What guests see›
      ## What guests see
      Title (optional)
      (such as Night shift nurses) "Nurses"
      Without a title, guests see the name in capitals.
      Name in the address
      (required, such as night-shift-nurses) "nurses"
      The public address is /find-jobs/nurses.
      Description (optional)
      "For nurses."
      At most 4,000 characters.
      ‹Picture›
      ## Picture
      Guests see it beside the name, on the job list and the first page.
      A JPEG or PNG of at most 50 MB, cropped to 4:3. Drop one here, or choose it.
      <Change picture> <Remove picture>
      ‹Jobs it gathers›
      ## Jobs it gathers
      Open jobs that share a skill with the campaign, around its city if it has one.
      Skills (optional)
      Triage <Remove Triage> ICU <Remove ICU> ""
      Without skills it gathers jobs of any.
      City (optional)
      Boston, MA <Remove Boston, MA> ""
      Proximity (optional)
      km "40"
      Without it, jobs anywhere are gathered.
      ‹Where and until when›
      ## Where and until when
      [x] Show this campaign to guests
      A hidden campaign keeps its name and can be shown later.
      Expires on (optional)
      (date) "2099-12-24"
      Guests no longer see it from the start of that day (UTC).
      Domains
      [x] Cyber security
      [x] Finance
      ‹Live chat›
      ## Live chat
      With both ids of your chat provider, guests can write to you beside the jobs.
      Chat property id (optional)
      "a"
      Chat widget id (optional)
      "b"
      <Save changes> [Cancel](/campaigns/view/7)"
    `);
    press('Save changes');
    expect(await screen.findByText('at /campaigns/view/7')).toBeTruthy();
    expect(fakeApi.changeCampaign.mock.calls).toEqual([
      [
        {
          params: { id: 7 },
          body: {
            version: 3,
            label: 'Nurses',
            name: 'nurses',
            description: 'For nurses.',
            image: '/campaigns/nurses.svg',
            isPublic: true,
            skills: '5,6',
            cityId: boston.id,
            proximity: 40,
            domains: [11, 12],
            expiresAt: '2099-12-24T00:00:00.000Z',
            chatPropertyId: 'a',
            chatWidgetId: 'b',
          },
        },
      ],
    ]);
  });

  it('adds one without a version, and the list says so; it is busy meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers();
    fakeApi.addCampaign.mockReturnValue(promise);
    edit('new');
    fireEvent.change(screen.getByLabelText('Name in the address'), { target: { value: 'night-nurses' } });
    press('Add campaign');
    await waitFor(() => expect(readAloud()).toContain('<Add campaign | busy | off>'));
    expect(fakeApi.addCampaign.mock.lastCall?.[0].body).not.toHaveProperty('version');
    resolve({ data: { ...whole, id: 8, label: null, name: 'night-nurses' } });
    expect(await screen.findByText('at /campaigns')).toBeTruthy();
  });

  it('lists what is wrong and shows it at its fields', async () => {
    edit('new');
    await screen.findByRole('checkbox', { name: 'Finance' });
    press('Add campaign');
    const name = screen.getByLabelText('Name in the address');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(fakeApi.addCampaign).not.toHaveBeenCalled();
    cleanup();
    const wrong =
      'label name description image skills.0 cityId proximity domains.0 expiresAt chatPropertyId chatWidgetId'.split(
        ' ',
      );
    const errors = wrong.map((key) => ({ key, message: `Wrong: ${key}` }));
    fakeApi.changeCampaign.mockRejectedValue(new ApiError(422, 'Check the form', errors));
    edit('7');
    await screen.findByRole('checkbox', { name: 'Finance' });
    press('Save changes');
    await screen.findAllByText(/Wrong: chatWidgetId/);
    const words = readAloud().split('\n');
    expect(words.filter((line) => line.includes('Wrong'))).toMatchInlineSnapshot(`
      [
        "[Title : Wrong: label](#label)",
        "[Name in the address : Wrong: name](#name)",
        "[Description : Wrong: description](#description)",
        "[Picture : Wrong: image](#image)",
        "[Skills : Wrong: skills.0](#skills)",
        "[City : Wrong: cityId](#city)",
        "[Proximity : Wrong: proximity](#proximity)",
        "[Domains : Wrong: domains.0](#domains)",
        "[Expires on : Wrong: expiresAt](#expiresAt)",
        "[Chat property id : Wrong: chatPropertyId](#chatPropertyId)",
        "[Chat widget id : Wrong: chatWidgetId](#chatWidgetId)",
        "Wrong: label",
        "Wrong: name",
        "Wrong: description",
        "Wrong: image",
        "Wrong: skills.0",
        "Wrong: cityId",
        "Wrong: proximity",
        "Wrong: expiresAt",
        "Wrong: domains.0",
        "Wrong: chatPropertyId",
        "Wrong: chatWidgetId",
      ]
    `);
  });
});
