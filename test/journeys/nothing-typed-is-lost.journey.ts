import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { routesOfRole } from '../../web/app/routes/by-role.ts';
import { commonRoutes } from '../../web/app/routes/common.ts';
import { aliasOf, paths } from '../../web/common/navigation/paths.ts';
import { anInvitedRecruiter, aPerson, type Person } from '../support/people.ts';
import { openVisitedSite, type VisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';
import { whenLoaded } from '../support/when-loaded.ts';

type Role = 'candidate' | 'recruiter' | 'manager';

/** Text fields of forms that are sent; searches with their filters and passwords are not kept. */
const fields =
  'main form:not([role="search"]) :is(textarea, input[type="text"], input:not([type])):not([readonly], [role="combobox"])';
const typed = (place: number) => `Typed ${place}`;

/** Asks for a number and a password, which are in the link that leads there. */
const keepsNothing = '/zoom';

/** The addresses of a role's pages that name nothing. */
const pagesOf = (role: Role): string[] =>
  [...commonRoutes, ...routesOfRole[role]]
    .flatMap(({ path }) => path ?? [])
    .filter(
      (path) =>
        path !== keepsNothing &&
        !path.includes(':') &&
        !path.includes('*') &&
        !path.startsWith(aliasOf(role, paths.jobs())),
    );

async function values(page: Page): Promise<string[]> {
  return page.locator(fields).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
}

/** Types into every field of the page, and returns what they hold then. */
async function typeAll(page: Page): Promise<string[]> {
  const count = await page.locator(fields).count();
  for (let place = 0; place < count; place += 1) await page.locator(fields).nth(place).fill(typed(place));
  return values(page);
}

vi.setConfig({ testTimeout: 240_000 });

describe('What is typed into the forms of a role’s pages', () => {
  let site: VisitedSite;
  let people: Record<Role, Person>;

  beforeAll(async () => {
    site = await openVisitedSite();
    const manager = await aPerson(site.api, 'manager', 'Maria');
    people = {
      manager,
      candidate: await aPerson(site.api, 'candidate', 'Cara'),
      recruiter: await anInvitedRecruiter(site.api, manager, 'Rosa'),
    };
  });
  afterAll(() => site?.close());

  it.each(['candidate', 'recruiter', 'manager'] as const)(
    'is there again after a reload, offline, and once a %s whose session ended has logged in (PLUS-57)',
    async (role) => {
      const visitor = await site.signedIn(people[role]);
      const { page, context } = visitor;
      page.on('dialog', (dialog) => void dialog.accept());
      const kept: Record<string, string[]> = {};
      for (const address of pagesOf(role)) {
        await visitor.go(address);
        await whenLoaded(page);
        if ((await page.locator(fields).count()) === 0) continue;
        const before = await typeAll(page);
        await context.setOffline(true);
        expect([address, await values(page)]).toEqual([address, before]);
        await context.setOffline(false);
        await page.reload();
        await expect.poll(() => values(page), { message: address, timeout: 20_000 }).toEqual(before);
        kept[address] = before;
      }
      const [address = '', before = []] = Object.entries(kept).at(-1) ?? [];
      expect(before.length, 'fields of the last form').toBeGreaterThan(0);

      await visitor.go(address);
      await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }));
      await page.reload();
      await page.getByText('Your session has ended. Log in to continue where you were.').waitFor();
      await page.unroute('**/api/**');
      await visitor.go(paths.logIn());
      await logIn(visitor, people[role].email);
      await page.waitForURL((url) => url.pathname === address);
      await expect.poll(() => values(page), { timeout: 20_000 }).toEqual(before);
      await context.close();
    },
  );
});
