import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person } from '../support/people.ts';
import { aPerson } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { choose, logIn } from '../support/steps.ts';

const cookieRoutes = ['/api/auth/sign-out', '/api/auth/refresh'];

/** A site of somebody else on this host, to whose pages browsers attach the cookies of neighbouring ports. */
async function openForeignSite(target: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', target).searchParams.get('target') ?? '';
    const form = `<form method="post" enctype="text/plain" action="${target}${path}"><input name='{"a":"' value='"}'>`;
    response.setHeader('content-type', 'text/html').end(`<title>Win</title>${form}<button>Win a prize</button></form>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('A call that another site makes, or that is made twice', () => {
  let site: VisitedSite;
  let foreign: Server;
  let maria: Person;
  let manager: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    foreign = await openForeignSite(site.local.url);
    maria = await aPerson(site.api, 'manager', 'Maria');
    manager = await site.visitor();
    await logIn(manager, maria.email);
  });
  afterAll(async () => {
    foreign?.close();
    await site?.close();
  });

  it.each(cookieRoutes)('neither ends nor renews the visitor’s session by a form for %s', async (path) => {
    const { page } = manager;
    const { port } = foreign.address() as AddressInfo;
    await page.goto(`http://${new URL(site.local.url).hostname}:${port}/?target=${path}`);
    const sent = page.waitForResponse((response) => response.url().endsWith(path));
    await page.getByRole('button', { name: 'Win a prize' }).click();
    const response = await sent;
    const { cookie } = await response.request().allHeaders();
    expect(cookie, 'the browser attaches the cookie, so that only the server can refuse').toContain('=');
    expect([response.status(), await response.headerValue('set-cookie')]).toEqual([403, null]);

    await manager.go('/clients');
    await page.getByRole('button', { name: /Account menu/ }).waitFor();
    const renewal = await page.evaluate(async () => {
      const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      return (await fetch('/api/auth/refresh', body)).status;
    });
    expect(renewal, 'the session can still be renewed by our own page').toBe(200);
  });

  it('has one effect when its response was lost and the user sends it again (PLUS-31)', async () => {
    const { page } = manager;
    await manager.go('/clients');
    let lost = 0;
    await page.route('**/api/manager/clients', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Add client' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Company name').fill('Lakeside Hospital');
    await choose(manager, 'City', 'chicago', /Chicago/);
    await dialog.getByLabel('Contact person', { exact: true }).fill('Ann Porter');
    await dialog.getByLabel(/position/i).fill('Head of nursing');
    await dialog.getByLabel('Email').fill('ann.porter@lakeside.example');
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await expect.poll(() => lost).toBe(1);
    await page
      .getByRole('alert')
      .filter({ hasText: /try again/i })
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Company name').inputValue(), 'what was typed is kept').toBe('Lakeside Hospital');
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Lakeside Hospital').first().waitFor();

    const { body } = await site.api.call(contract.clients.listClients, { query: {} }, maria.token);
    expect(body.data.map(({ companyName }) => companyName)).toEqual(['Lakeside Hospital']);
  });

  it('Nothing went wrong on the way', () => {
    expect(manager.problems).toEqual([]);
  });
});
