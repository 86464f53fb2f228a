import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messagesPerPage } from '../../shared/constants/chat.ts';
import { contract } from '../../shared/contract/contract.ts';
import { putBehindBadLine } from '../support/bad-line.ts';
import type { Visitor } from '../support/browser.ts';
import { climb, distanceFromEnd, placeOfRow, rowsUpTo } from '../support/message-rows.ts';
import type { Person, Team } from '../support/people.ts';
import { aCandidatePutForward, aPerson, aTeam } from '../support/people.ts';
import { pairOfUsers } from '../../functions/records/conversation.ts';
import { messagesOf, plantMessages, sendMany } from '../support/planted-messages.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const { chat } = contract;
const many = 5000;
/** How many of them are read; `CLIMB=5000 npm run test:journeys -- long-conversation` reads all. */
const read = Number(process.env.CLIMB ?? 1200);
const readFirst = 400;

/** How many are written while lines are bad; more with `STORM=500 npm run test:journeys -- long-conversation`. */
const stormy = Number(process.env.STORM ?? 120);
/** How many are written while a computer sleeps. */
const asleep = 60;

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
    await plantMessages(site.local, pairOfUsers(team.recruiter.id, bela.id), many);
    rosa = await site.signedIn(team.recruiter);
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

  describe('when its connection ends', () => {
    let page: Page;
    const sockets: { page: WebSocketRoute; server: WebSocketRoute; isDead: boolean }[] = [];
    const newest = () => sockets.at(-1)!;

    beforeAll(async () => {
      // A computer that sleeps has no tab that is awake.
      await rosa.page.goto('about:blank');
      page = await rosa.context.newPage();
      page.setDefaultTimeout(40_000);
      await page.routeWebSocket(/\/ws\?/, (route) => {
        const socket = { page: route, server: route.connectToServer(), isDead: false };
        socket.page.onMessage((message) => socket.isDead || socket.server.send(message));
        socket.server.onMessage((message) => socket.isDead || socket.page.send(message));
        sockets.push(socket);
      });
      await page.clock.install();
      await page.goto(`/messages?with=${bela.id}`);
      await last(page).waitFor();
      await vi.waitUntil(async () => (await distanceFromEnd(page)) < 2, 40_000);
      await page.evaluate(() => {
        const flashes: string[] = [];
        const look = () => {
          for (const part of document.querySelectorAll('[role=alert], .ui-skeleton, .ui-notice'))
            flashes.push(part.textContent ?? '');
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        Object.assign(globalThis, { flashes });
      });
    });
    const flashes = () => page.evaluate(() => (globalThis as unknown as { flashes: string[] }).flashes);
    const shown = (text: string) => page.locator('.messages-rows').getByText(text, { exact: true });

    it('after two hours, has a new one with a new ticket, shows nothing of it and loses nothing (PLUS-28)', async () => {
      const before = newest();
      await before.page.close({ code: 1001, reason: 'Going away' });
      await before.server.close({ code: 1001, reason: 'Going away' });
      await belaWrites('while it was renewed');
      await shown('while it was renewed').waitFor();
      await expect.poll(() => sockets.length).toBe(2);
      expect(new Set(sockets.map((socket) => socket.page.url())).size).toBe(2);
      expect([await shown('while it was renewed').count(), await flashes()]).toEqual([1, []]);
    });

    it('in a sleep of half an hour, is whole within two seconds of waking, where it was, with a line above what is new (PLUS-28)', async () => {
      await expect.poll(unread).toBe(0);
      const text = 'while it was renewed';
      await vi.waitUntil(async () => (await distanceFromEnd(page)) < 2, 40_000);
      const place = await placeOfRow(page, text);
      newest().isDead = true;
      await rosa.context.setOffline(true);
      for (let count = 1; count <= asleep; count += 1) await belaWrites(`night ${count}`);
      await rosa.context.setOffline(false);
      const woken = performance.now();
      // Its clock then stands still, so that the page has two seconds of its own however busy this computer is.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30 * 60_000));
      await page.clock.runFor(2000);
      await page.getByRole('button', { name: `${asleep} new` }).waitFor();
      console.log(`${asleep} messages are there ${Math.round(performance.now() - woken)} ms after waking`);
      await page.locator('.message-new').getByText('New since').waitFor();
      await page.clock.resume();
      expect(await placeOfRow(page, text)).toBe(place);
      await page.getByRole('button', { name: `${asleep} new` }).click();
      await shown(`night ${asleep}`).waitFor();
      const nights = (await rowsUpTo(page, text)).filter((row) => row.startsWith('night'));
      expect(nights).toEqual(Array.from({ length: asleep }, (_, at) => `night ${at + 1}`));
      // The silent connection is given up after ten seconds, for one that carries.
      await page.clock.fastForward(11_000);
      await expect.poll(() => sockets.length, { timeout: 40_000 }).toBe(3);
      await belaWrites('awake');
      await page.getByRole('button', { name: '1 new' }).click();
      await shown('awake').waitFor();
      expect([await shown('awake').count(), await flashes()]).toEqual([1, []]);
      await expect.poll(unread).toBe(0);
    });
  });

  it('is the same in three tabs of each, every message once, though their lines lose, double and end every five seconds (PLUS-28)', async () => {
    const arun = await site.signedIn(team.candidate);
    await rosa.page.goto('about:blank');
    const tabs = await Promise.all(
      [rosa, arun].flatMap((person) =>
        Array.from({ length: 3 }, async (_, count) => {
          const page = await person.context.newPage();
          page.setDefaultTimeout(40_000);
          const line = await putBehindBadLine(page);
          await page.goto(`/messages?with=${person === rosa ? team.candidate.id : team.recruiter.id}`);
          const field = page.getByRole('textbox', { name: /^Message to/ });
          await field.waitFor();
          return { page, line, field, own: `${person === rosa ? 'Rosa' : 'Arun'} in tab ${count + 1}` };
        }),
      ),
    );
    const cutAll = () => Promise.all(tabs.map(({ line }) => line.cut()));
    const cutting = setInterval(() => void cutAll(), 5000);
    const pair = pairOfUsers(team.recruiter.id, team.candidate.id);
    // Past the functions, whose limit is 120 messages a minute.
    const sending = sendMany(site.local, pair, stormy - tabs.length);
    for (const { field, own } of tabs) {
      await field.fill(own);
      await field.press('Enter');
    }
    // Also where all of it takes less than five seconds.
    await cutAll();
    await sending;
    const sent = () => messagesOf(site.local, pair);
    await expect.poll(async () => (await sent()).length).toBe(stormy);
    clearInterval(cutting);
    const texts = await sent();
    expect(texts).toEqual(expect.arrayContaining(tabs.map(({ own }) => own)));
    // Only the tab in front of a window is drawn without delay, and the higher it is, the sooner it is read.
    for (const count of [0, 1, 2])
      await Promise.all(
        [tabs[count]!, tabs[count + 3]!].map(async ({ page }) => {
          await page.bringToFront();
          await page.setViewportSize({ width: 1280, height: 4000 });
          let rows: string[] = [];
          await vi.waitUntil(async () => (rows = await rowsUpTo(page, texts[0]!)).length >= stormy, 60_000);
          expect(rows).toEqual(texts);
        }),
      );
    const sum = (of: 'lost' | 'doubled' | 'cuts') => tabs.reduce((all, { line }) => all + line[of], 0);
    console.log(
      `${stormy} messages in ${tabs.length} tabs: ${sum('lost')} pushes lost, ${sum('doubled')} doubled, ${sum('cuts')} connections cut`,
    );
    for (const what of ['lost', 'doubled', 'cuts'] as const) expect(sum(what)).toBeGreaterThan(0);
    await arun.context.close();
  });
});
