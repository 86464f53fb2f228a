import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobMaterial } from '../../../../infra/demo-world/job-material.ts';
import { openGuestSite } from '../../../support/guest-site.ts';
import { openHiring } from '../../../support/hiring.ts';
import { originSecret } from '../../../support/http-event.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { startLocalTable } from '../../../support/local-table.ts';

const kilobyte = 1024;
let local: LocalTable;
beforeAll(async () => {
  vi.stubEnv('ORIGIN_SECRET', originSecret);
  local = await startLocalTable();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await local.close();
});

it('A page of fifty demo jobs is less than 8 KB on the wire, and less than 11.5 KB rendered into a page', async () => {
  const hiring = await openHiring(local);
  for (let number = 0; number < 50; number++) {
    const {
      field: _field,
      companyIndex: _company,
      city,
      postedDaysAgo: _posted,
      startsInDays: _starts,
      ...form
    } = jobMaterial(number);
    await hiring.aPostedJob({ ...form, cityId: city.id });
  }
  const site = openGuestSite(hiring);
  const bytesOf = async (operation: 'listGuestJobs' | 'readJobsPage') =>
    Buffer.from((await site.ask(operation, { headers: { 'accept-encoding': 'br' } })).text, 'base64').length;
  const [list, page] = [await bytesOf('listGuestJobs'), await bytesOf('readJobsPage')];
  console.log(`list ${list} bytes, page ${page} bytes`);
  expect(list).toBeLessThanOrEqual(8 * kilobyte);
  expect(page).toBeLessThanOrEqual(11.5 * kilobyte);
});
