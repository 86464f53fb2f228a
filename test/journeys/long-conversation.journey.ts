import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesPerPage } from '../../shared/constants/chat.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import { climb, distanceFromEnd } from '../support/message-rows.ts';
import type { Person, Team } from '../support/people.ts';
import { aCandidatePutForward, aPerson, aTeam, somePassword } from '../support/people.ts';
import { plantMessages } from '../support/planted-messages.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const { chat } = contract;
const many = 5000;
/** How many of them are read; `CLIMB=5000 npm run test:journeys -- long-conversation` reads all. */
const read = Number(process.env.CLIMB ?? 1200);
const readFirst = 400;

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('A long conversation', () => {
  let site: VisitedSite;
  let team: Team;
  let bela: Person;
  let rosa: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    bela = await aPerson(site.api, 'candidate', 'Bela');
    for (const candidate of [team.candidate, bela]) {
      await aCandidatePutForward(site.api, { ...team, candidate });
      await site.api.call(chat.startChannel, { body: { recipientId: candidate.id } }, team.recruiter.token);
    }
    await plantMessages(site.local, { recruiterId: team.recruiter.id, candidateId: bela.id }, many);
    rosa = await site.visitor();
    await logIn(rosa, team.recruiter.email, somePassword);
  }, 180_000);
  afterAll(() => site?.close());

  const belaWrites = (data: string) =>
    site.api.call(
      chat.sendMessage,
      { params: { id: team.recruiter.id }, body: { clientId: crypto.randomUUID(), data } },
      bela.token,
    );
  const last = (page: Page) => page.locator('.messages-rows > li').last();
  const heapOf = async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    await devtools.detach();
    return usedSize;
  };
  const unread = async () =>
    (await site.api.call(chat.readUnread, {}, team.recruiter.token)).body.data.unreadMessageCount;
  const open = async () => {
    await rosa.go(`/messages?with=${bela.id}`);
    await last(rosa.page).waitFor();
    await expect.poll(() => distanceFromEnd(rosa.page)).toBeLessThan(2);
  };

  it('of 5,000 messages is read upwards without a line moving, while new ones come, in the same memory (CHAT-27)', async () => {
    const { page } = rosa;
    await open();
    // The end is in view, which is no news.
    expect(await page.locator('.messages-down').count()).toBe(0);
    let arrived = 0;
    const end = new AbortController();
    const arriving = (async () => {
      for (; !end.signal.aborted; await soon(1500)) await belaWrites(`news ${(arrived += 1)}`);
    })();
    const first = await climb(page, readFirst / messagesPerPage);
    const heap = await heapOf(page);
    const rest = await climb(page, (read - readFirst) / messagesPerPage - 1);
    const growth = (await heapOf(page)) - heap;
    end.abort();
    await arriving;
    console.log(
      `${first.loads + rest.loads} pages of older messages: lines moved by ${Math.max(first.moved, rest.moved)} px, ${rest.drawn} rows drawn, ${Math.round(growth / 1024)} kB more for the last ${read - readFirst} messages`,
    );
    expect([first.moved, rest.moved]).toEqual([0, 0]);
    expect(rest.drawn).toBeLessThan(80);
    expect(growth).toBeLessThan((read - readFirst) * 4096);
    await page.getByRole('button', { name: `${arrived} new` }).click();
    await page.locator('.messages-rows').getByText(`news ${arrived}`, { exact: true }).waitFor();
    await expect.poll(unread).toBe(0);
  });

  it('keeps its end in view when a keyboard on the screen takes half of it (CHAT-01)', async () => {
    const { page } = rosa;
    await page.setViewportSize({ width: 360, height: 640 });
    await open();
    await page.setViewportSize({ width: 360, height: 360 });
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
