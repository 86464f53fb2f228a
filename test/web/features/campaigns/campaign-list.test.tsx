// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CampaignListPage } from '../../../../web/features/campaigns/pages/campaign-list.tsx';
import { aCampaign, boston } from '../../support/campaign.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());

vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const campaign = aCampaign();
const pageOf = (data: Campaign[]) => ({ data, meta: { page: 1, perPage: 25, total: data.length } });
const show = () => renderSignedIn(CampaignListPage, { path: '/campaigns' });

beforeEach(() => vi.resetAllMocks());

describe('The list of campaigns', () => {
  it('saves what it shows of each as a file, with whether guests see it', async () => {
    const skills = ['Audit', 'Tax'].map((name, index) => ({ id: 5001 + index, name }));
    fakeApi.listCampaigns.mockResolvedValue(
      pageOf([
        { ...campaign, city: boston, proximity: 40, skills },
        { ...campaign, id: 8, name: 'doctors', label: null, isPublic: false },
        { ...campaign, id: 9, name: 'summer', label: 'Summer', expiresAt: '2026-01-01T00:00:00.000Z' },
      ]),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'CSV, campaigns' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    expect(await cellsOf(saveBlob.mock.lastCall?.[0])).toEqual([
      ['Name', 'State', 'Place', 'Skills', 'Created', 'Public address'],
      ['Finance', 'Public', 'Boston, MA, within 40 km', 'Audit, Tax', '2026-03-03', '/find-jobs/finance'],
      ['doctors', 'Hidden', '', '', '2026-03-03', '/find-jobs/doctors'],
      ['Summer', 'Ended', '', '', '2026-03-03', '/find-jobs/summer'],
    ]);
  });

  it('that cannot be read gives the reason and is read again when asked to', async () => {
    fakeApi.listCampaigns.mockRejectedValueOnce(new ApiError(422, 'Not now'));
    fakeApi.listCampaigns.mockResolvedValue(pageOf([campaign]));
    show();
    expect(await screen.findByText('Not now')).toBeTruthy();
    expect(screen.queryByText('You have no campaigns yet')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Finance' })).toBeTruthy();
  });
});
