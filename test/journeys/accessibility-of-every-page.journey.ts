import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { matchRoutes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningLocal } from '../../infra/start/start-local.ts';
import { startLocal } from '../../infra/start/start-local.ts';
import { demoPassword } from '../../infra/demo-world/demo-accounts.ts';
import { roles, type Role } from '../../shared/constants/roles.ts';
import { routesOfRole } from '../../web/app/routes/by-role.ts';
import { commonRoutes } from '../../web/app/routes/common.ts';
import { signedInRoutes } from '../../web/app/routes/signed-in.ts';
import { aliasOf, paths } from '../../web/common/navigation/paths.ts';
import { mostReadsOfAPage, mostTableCallsOfAPage, shareOfPagesWithOneRead } from '../budgets.ts';
import { pageFindings } from '../support/axe.ts';
import { openApi } from '../support/api.ts';
import { aVisitor, openBrowser } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { whenLoaded } from '../support/when-loaded.ts';

/** Whose pages are looked at. */
const people: Record<Role, string> = {
  candidate: 'priya.iyer@example.com',
  recruiter: 'olivia.brandt@example.com',
  manager: 'daniel.reyes@example.com',
  super_manager: 'margaret.osei@example.com',
};

/** Pages that buttons and menus open, by the page whose link names the same job. */
const openedByButtons: Record<string, string> = {
  [paths.editJob(':id')]: paths.job(':id'),
  [paths.cloneJob(':id')]: paths.job(':id'),
  [paths.closeJob(':id')]: paths.job(':id'),
};

/** Only a resume that was just read leads to its review, so the story of a candidate's resume looks at that page. */
const seenElsewhere = [paths.reviewResume(':id')];

/** The pages of jobs, clients, campaigns, skills and the pipeline. */
const ofJobs = /^\/(manager\/)?(jobs|clients|clients-jobs|recruiters-clients|recruiters-jobs|campaigns|skills)(\/|$)/;
const jobForms: readonly string[] = [paths.postNewJob(), paths.addClient()];

/** How many further pages are searched for the links that the first page of each kind does not have. */
const furtherPages = 20;

/** The addresses of a role's pages, as patterns; those of jobs without their second one, which shows the same page. */
function patternsOf(role: Role): string[] {
  const known = [...commonRoutes, ...routesOfRole[role]].flatMap(({ path }) => path ?? []);
  return known.filter((path) => !path.startsWith(aliasOf(role, paths.jobs())));
}

/** The pattern of the page that an address opens for a role, and what it names. */
function pageAt(role: Role, address: string) {
  return matchRoutes(signedInRoutes(role), address)?.at(-1);
}

// The roles' pages are looked at side by side, so each test lasts as long as all of them.
vi.setConfig({ testTimeout: 600_000 });

describe('The pages of the demo world', () => {
  /** What each page of jobs reads until nothing of it loads any more, without what the frame reads on every page. */
  const readsOfPages = new Map<string, string[]>();
  const tokens = new Map<string, string>();
  let folder: string;
  let local: RunningLocal;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hirehub-world-'));
    local = await startLocal({ port: 0, folder, world: true });
    browser = await openBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await local?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.concurrent.for(roles)(
    'A %s finds a link to each, and each meets WCAG 2.2 AA, wide and at 320 px, as zoom of 400 % leaves it (PLUS-26)',
    async (role) => {
      const { token } = await signIn(openApi(local.url), people[role], demoPassword);
      tokens.set(role, token);
      const visitor = await aVisitor(browser, local.url, { token });
      const { page } = visitor;
      const findings: string[] = [];
      const visited = new Set<string>();
      const links = new Map<string, Set<string>>();
      const reads = new Set<string>();
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.add(pathname + search);
      });
      // A page that reads nothing itself.
      await visitor.go(paths.support());
      await page.locator('h1').first().waitFor();
      const ofFrame = role === 'recruiter' ? '/api/recruiter/points/received' : '/api/notifications/unread';
      await expect.poll(() => [...reads], { timeout: 30_000 }).toContain(ofFrame);
      await page.waitForLoadState('networkidle');
      const readsOfFrame = new Set(reads);

      /** Opens a page, and remembers the links on it by the page that they lead to. */
      async function open(address: string): Promise<void> {
        visited.add(address);
        await visitor.go(address);
        // Parts that are fetched as scripts of their own show no skeleton before they come.
        await page.waitForLoadState('networkidle');
        await whenLoaded(page);
        const anchors = page.locator('a[href^="/"]');
        for (const link of await anchors.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) {
          const pattern = pageAt(role, link)?.route.path;
          if (pattern) links.set(pattern, (links.get(pattern) ?? new Set()).add(link));
        }
      }

      async function look(pattern: string, address: string): Promise<void> {
        reads.clear();
        await open(address);
        findings.push(...(await pageFindings(page, pattern)));
        if (ofJobs.test(pattern) || jobForms.includes(pattern))
          readsOfPages.set(
            `${role}: ${pattern}`,
            [...reads].filter((read) => !readsOfFrame.has(read)),
          );
      }

      function addressOf(pattern: string): string | undefined {
        const [link] = links.get(pattern) ?? [];
        if (link) return link;
        const [other] = links.get(openedByButtons[pattern] ?? '') ?? [];
        const id = other && pageAt(role, other)?.params['id'];
        return id ? pattern.replace(':id', id) : undefined;
      }

      const patterns = patternsOf(role);
      for (const address of patterns.filter((pattern) => !pattern.includes(':'))) await look(address, address);
      let waiting = patterns.filter((pattern) => pattern.includes(':') && !seenElsewhere.includes(pattern));
      for (let further = 0; waiting.length > 0 && further <= furtherPages;) {
        const linked = waiting.flatMap((pattern) => ({ pattern, address: addressOf(pattern) }));
        waiting = linked.flatMap(({ pattern, address }) => (address ? [] : pattern));
        for (const { pattern, address } of linked) if (address) await look(pattern, address);
        if (linked.some(({ address }) => address)) continue;
        const [next] = [...links.values()]
          .flatMap((found) => [...found].slice(0, furtherPages))
          .filter((link) => !visited.has(link));
        if (!next) break;
        await open(next);
        further += 1;
      }
      expect([...findings, ...waiting.map((pattern) => `no link leads to ${pattern}`)]).toEqual([]);
      expect(visitor.problems).toEqual([]);
      await visitor.context.close();
    },
  );

  it('Pages of jobs, clients, campaigns, skills and the pipeline read what they show in three calls at most, most in one', () => {
    const counts = [...readsOfPages].map(([page, reads]) => ({ page, reads: reads.length }));
    console.table(counts);
    expect(counts.length).toBeGreaterThan(25);
    const beyond = [...readsOfPages].filter(([, reads]) => reads.length > mostReadsOfAPage);
    expect(beyond).toEqual([]);
    const withOne = counts.filter(({ reads }) => reads <= 1).length / counts.length;
    console.log(`${Math.round(withOne * 100)} % of ${counts.length} pages read once`);
    expect(withOne).toBeGreaterThanOrEqual(shareOfPagesWithOneRead);
  });

  it('None of those pages asks the table more than three times, with all its calls', async () => {
    await local.settled();
    const counts: { page: string; calls: number }[] = [];
    for (const [page, reads] of readsOfPages) {
      const authorization = `Bearer ${tokens.get(page.split(':')[0]!)}`;
      local.meter.reset();
      for (const read of reads)
        expect((await fetch(local.url + read, { headers: { authorization } })).status, read).toBe(200);
      const asked = local.meter.read().invocations.filter(({ trigger }) => trigger.startsWith('GET /api/'));
      expect(asked).toHaveLength(reads.length);
      counts.push({ page, calls: asked.reduce((sum, { usage }) => sum + usage.calls, 0) });
    }
    console.table(counts);
    expect(counts.length).toBeGreaterThan(25);
    // The changes that a search catches up with are read by the hour: in two calls when one has just begun.
    const most = mostTableCallsOfAPage + (new Date().getUTCMinutes() === 0 ? 1 : 0);
    expect(counts.filter(({ calls }) => calls > most)).toEqual([]);
  });
});
