// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CampaignListPage } from '../../../../web/features/campaigns/pages/campaign-list.tsx';
import { CampaignPage } from '../../../../web/features/campaigns/pages/campaign.tsx';
import { aCampaign, boston, domains, wholeCampaign as whole, withCampaigns } from '../../support/campaign.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const none = aCampaign({ label: null, name: 'all', expiresAt: '2026-01-01T00:00:00.000Z' });
const job = {
  id: 5,
  title: 'Auditor',
  client: { companyName: 'Lakeside' },
  city: boston,
  createdAt: '2026-03-04T12:00:00.000Z',
};
const listed = (campaign: Campaign, data: readonly object[] = []) => ({
  data,
  meta: { page: 1, perPage: 25, total: data.length, campaign, domains },
});
const view = (campaign: Campaign, data?: readonly object[]) => {
  fakeApi.listCampaignJobs.mockResolvedValue(listed(campaign, data));
  return renderSignedIn(CampaignPage, { path: '/campaigns/view/:id', at: '/campaigns/view/7' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

withCampaigns();

describe('A campaign', () => {
  it('has a row of what it gathers and where, under what the list is for (CAMP-01, CONST-02)', async () => {
    const meta = { page: 1, perPage: 25, total: 2 };
    fakeApi.listCampaigns.mockResolvedValue({ data: [whole, { ...none, id: 8, isPublic: false }], meta });
    renderSignedIn(CampaignListPage, { path: '/campaigns' });
    await screen.findByRole('link', { name: 'Nurses' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Campaigns · HireHub
      # Campaigns 2
      [Add campaign](/campaigns/edit/new) <CSV, campaigns>
      The categories in which guests find your jobs.
      Campaigns
      Name | State | Place | Skills | Created | Public address
      [Nurses](/campaigns/view/7) | Public{green} | Boston, MA, within 40 km | Triage, ICU | Mar 3 | /find-jobs/nurses
      [all](/campaigns/view/8) | Hidden{neutral} | – | – | Mar 3 | /find-jobs/all
      All 2 campaigns"
    `);
    cleanup();
    fakeApi.listCampaigns.mockResolvedValue({ data: [], meta: { ...meta, total: 0 } });
    renderSignedIn(CampaignListPage, { path: '/campaigns' });
    await screen.findByText('You have no campaigns yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Campaigns · HireHub
      # Campaigns 0
      [Add campaign](/campaigns/edit/new)
      The categories in which guests find your jobs.
      ## You have no campaigns yet
      A campaign collects jobs by place and skills into a category of the public job list.
      [Add campaign](/campaigns/edit/new)"
    `);
  });

  it('has a page of everything that is known of it, as guests see it, and of its jobs (CAMP-02)', async () => {
    view(whole, [job, { ...job, id: 6, client: null, city: null }]);
    await screen.findByRole('table');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Nurses · HireHub
      [Campaigns](/campaigns)
      # Nurses
      Public{green}
      [Edit](/campaigns/edit/7) <Delete>
      ## Jobs it gathers
      2
      Jobs it gathers
      Job | Client | City | Posted
      [Auditor](/find-jobs/view/5) | Lakeside | Boston, MA | Mar 4
      [Auditor](/find-jobs/view/6) | – | – | Mar 4
      All 2 jobs
      ‹Facts›
      ## What guests see
      Nurses2 jobs
      For nurses.
      [Open /find-jobs/nurses](/find-jobs/nurses)
      ## Conditions
      Skills: Triage, ICU
      Place: Boston, MA, within 40 km
      Domains: Cyber security, Finance
      Expires on: 24th Dec 2099
      Live chat: Connected
      Created: 3rd Mar 2026"
    `);
  });

  it('has a page that says what is not set, and that guests no longer see it', async () => {
    view(none);
    await screen.findByText('No open job fits yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "all · HireHub
      [Campaigns](/campaigns)
      # all
      Ended{amber}
      [Edit](/campaigns/edit/7) <Delete>
      ## Jobs it gathers
      0
      ## No open job fits yet
      Add skills or a wider proximity, or post a job that asks for one of its skills.
      ‹Facts›
      ## What guests see
      ALL0 jobs
      Guests no longer see this campaign. Edit it to choose a later day.
      ## Conditions
      Skills: Any
      Place: Anywhere
      Domains: Shown on every host
      Expires on: 1st Jan 2026
      Live chat: Not set
      Created: 3rd Mar 2026"
    `);
  });

  it('is deleted after its consequences were read, busy meanwhile, or not', async () => {
    const { promise, reject } = Promise.withResolvers();
    fakeApi.removeCampaign.mockReturnValue(promise);
    view(whole);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(readAloud(dialog)).toMatchInlineSnapshot(`
      "## Delete Nurses?
      <Close>
      Links to /find-jobs/nurses stop working. The jobs it gathers stay as they are. This cannot be undone.
      <Keep it> <Delete campaign>"
    `);
    press('Delete campaign');
    await waitFor(() => expect(readAloud(dialog)).toContain('<Delete campaign | busy | off>'));
    reject(new ApiError(409, 'Too late'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The campaign could not be deleted. Too late. Nothing was changed.',
    );
  });
});
