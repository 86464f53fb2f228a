import { afterAll, describe, expect, it, vi } from 'vitest';
import { guestJobsPerPage } from '../../../../../shared/constants/limits.ts';
import { openGuestSite, type GuestSite } from '../../../../support/guest-site.ts';
import { openHiring } from '../../../../support/hiring.ts';
import { originSecret } from '../../../../support/http-event.ts';
import { withLocalTable } from '../../../../support/local-table.ts';

describe('The drawn list of public jobs', () => {
  let site: GuestSite;
  afterAll(() => vi.unstubAllEnvs());
  withLocalTable(async (opened) => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    const hiring = await openHiring(opened);
    for (let count = 0; count <= guestJobsPerPage; count += 1) await hiring.aPostedJob({ title: `Picker ${count}` });
    site = openGuestSite(hiring);
  });

  it('has as many pages as there are jobs for, and none beyond', async () => {
    const pages = await Promise.all(['page=1', 'page=2', 'page=3'].map((query) => site.ask('readJobsPage', { query })));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 404]);
    const jobs = pages.map(({ text }) => new Set(text.match(/\/find-jobs\/view\/\d+/g)).size);
    expect(jobs).toEqual([guestJobsPerPage, 1, 0]);
  });
});
