import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { aPerson } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

describe('A registered recruiter joins a manager', () => {
  let site: VisitedSite;
  let manager: Visitor;
  let recruiter: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    const [maria, rosa] = await Promise.all([
      aPerson(site.api, 'manager', 'Maria'),
      aPerson(site.api, 'recruiter', 'Rosa'),
    ]);
    [manager, recruiter] = await Promise.all([site.visitor(), site.visitor()]);
    await Promise.all([logIn(manager, maria.email), logIn(recruiter, rosa.email)]);
  });
  afterAll(() => site?.close());

  const invitation = () => recruiter.page.getByRole('list', { name: 'Invitations', exact: true });
  const row = () => manager.page.getByRole('row', { name: /Rosa Lopez/ });

  it('The invitation of a manager appears on the dashboard that the recruiter has open (RECR-11)', async () => {
    await recruiter.page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
    await manager.go('/manager/recruiters');
    await manager.page.getByRole('button', { name: 'Invite recruiters' }).first().click();
    await manager.page.getByRole('textbox', { name: 'Recruiter 1' }).fill('rosa@example.com');
    await manager.page.getByRole('button', { name: 'Send invitation' }).click();
    await manager.page.getByRole('list', { name: 'Open invitations' }).getByText('rosa@example.com').waitFor();
    await invitation().getByText('Maria Lopez').waitFor();
  });

  it('Once the recruiter accepts, the list that the manager has open shows them and no open invitation (RECR-12)', async () => {
    expect(await row().count()).toBe(0);
    await invitation().getByRole('button', { name: 'Accept' }).click();
    await recruiter.page.getByText('You work with Maria Lopez now.').waitFor();
    await row().waitFor();
    await manager.page.getByRole('list', { name: 'Open invitations' }).waitFor({ state: 'detached' });
  });

  it('Neither of them saw an error', () => {
    expect([...manager.problems, ...recruiter.problems]).toEqual([]);
  });
});
