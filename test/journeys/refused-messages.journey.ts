import { strToU8 } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { aLyingArchive, aWordFile } from '../support/archives.ts';
import { axeFindings, narrowFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Team } from '../support/people.ts';
import { aCandidatePutForward, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const files: [name: string, content: Uint8Array, said: RegExp][] = [
  ['evil.png', strToU8('<!doctype html><script>1</script>'), /not what its name says/],
  ['page.svg', strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'), /Files of this type cannot be sent/],
  ['macros.docm', aWordFile(), /Files of this type cannot be sent/],
  ['macros.docx', aWordFile({ 'word/vbaProject.bin': strToU8('x') }), /contains macros/],
  ['large.pdf', new Uint8Array(26 * 1024 * 1024), /larger than 25 MB/],
  ['empty.pdf', new Uint8Array(), /is empty/],
  ['bomb.docx', aLyingArchive(), /unpacks to more than can be checked/],
  ['harmless\u202Efdp.exe.pdf', strToU8('%PDF-1.7'), /characters that are not allowed/],
];

describe('What is wrong with a file of a message', () => {
  let site: VisitedSite;
  let team: Team;
  let rosa: Visitor;
  let page: Page;

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    await aCandidatePutForward(site.api, team);
    rosa = await site.signedIn(team.recruiter);
    ({ page } = rosa);
    await rosa.go(`/messages?with=${team.candidate.id}`);
  }, 300_000);
  afterAll(() => site?.close());

  const field = () => page.getByRole('textbox', { name: /^Message to/ });
  const failed = (text: string) => page.locator('.message[data-failed]').filter({ hasText: text });

  it('is said at it in plain words: a page named as a picture, SVG, macros, 26 MB, an empty file, a bomb (CHAT-25)', async () => {
    for (const [name, content, said] of files) {
      const buffer = Buffer.from(content);
      await page.getByLabel('Files to send').setInputFiles([{ name, mimeType: '', buffer }]);
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await failed(name).getByText(said).waitFor();
    }
    // None of them became a message, so none can be fetched.
    const params = { id: team.candidate.id };
    const { body } = await site.api.call(contract.chat.listMessages, { params, query: {} }, team.recruiter.token);
    expect(body.data.messages).toEqual([]);
    expect(await failed('').count()).toBe(files.length);
    expect([...(await axeFindings(page, 'refused files')), ...(await narrowFindings(page, 'refused files'))]).toEqual(
      [],
    );
    await page.getByRole('button', { name: 'Remove' }).first().click();
    expect(await failed('').count()).toBe(files.length - 1);
  });

  it('leaves the page to the keyboard: conversations, messages, the field for the next one, in this order (CHAT-01)', async () => {
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().focus();
    const order: string[] = [];
    for (let tab = 0; tab < 40 && order.at(-1) !== 'TEXTAREA'; tab += 1) {
      order.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          const name = activeElement?.getAttribute('aria-label') ?? '';
          if (activeElement?.closest('.channels')) return 'list';
          if (activeElement?.tagName === 'TEXTAREA') return 'TEXTAREA';
          return name === 'Messages' ? 'messages' : 'other';
        }),
      );
      await page.keyboard.press('Tab');
    }
    expect([order[0], order.at(-1)]).toEqual(['list', 'TEXTAREA']);
    expect(order.indexOf('messages')).toBeGreaterThan(order.lastIndexOf('list'));
    // Who is writing is not said each time, and rows that come and go are silent.
    const live = await page.evaluate(() =>
      ['.conversation-who', '.messages-rows'].map((selector) =>
        Boolean(document.querySelector(selector)?.closest('[aria-live], [role=log], [role=status]')),
      ),
    );
    expect(live).toEqual([false, false]);
    await field().fill('One line');
    await field().press('Shift+Enter');
    await field().pressSequentially('and another');
    expect(await field().inputValue()).toBe('One line\nand another');
    await field().press('Enter');
    await page.locator('.message-text').filter({ hasText: 'and another' }).waitFor();
  });
});
