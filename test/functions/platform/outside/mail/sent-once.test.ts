import { expect, it } from 'vitest';
import { prepared, sentOnce, withinAllowance } from '../../../../../functions/platform/outside/mail/send-mail.ts';
import { clock as realClock } from '../../../../../functions/platform/door/dependencies.ts';
import { mailLink } from '../../../../../functions/platform/outside/mail/mail-letter.ts';
import { mailedTokensIn } from '../../../../../functions/domain/mailed-links/mailed-tokens.ts';
import type { Mail } from '../../../../../functions/platform/outside/mail/port.ts';
import { mailsOfOneCausePerHour } from '../../../../../shared/constants/limits.ts';
import { someTime } from '../../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../../support/local-table.ts';

const table = withLocalTable(tableIn);

let people = 0;

/** Sends letters with links to somebody as a stage does, through SES that can be out of order. */
function aSender() {
  const [sent, ses]: [Mail[], { works: boolean; now: number }] = [[], { works: true, now: Date.parse(someTime) }];
  const deliver = prepared(async (mail: Mail) => {
    if (!ses.works) throw new Error('SES is out of order');
    sent.push(mail);
  });
  const now = () => ses.now;
  // What the clock shows while somebody waits is what passes.
  const pause = async (milliseconds: number) => {
    ses.now += milliseconds;
    await new Promise(setImmediate);
  };
  const mailedTokens = mailedTokensIn(table);
  const clock = { ...realClock, now: () => new Date(ses.now).toISOString() };
  const needs = {
    send: sentOnce(table, withinAllowance(table, deliver, now), { now, pause }),
    siteUrl: 'https://hirehub.example',
    mailedTokens,
    clock,
  };
  const to = `ana-${String((people += 1))}@example.com`;
  const offer = { kind: 'booking', managerId: 1, offerId: people } as const;
  const ask = (id: number) =>
    mailLink(
      { to, purpose: offer, page: '/book', id },
      (link) => ({ subject: 'Choose a time', paragraphs: [], action: { label: 'Choose', href: link } }),
      needs,
    );
  const stateOf = async ({ text }: Mail) => {
    const token = /token=([\w-]+)/.exec(text)![1]!;
    return (await mailedTokens.look(token, 'booking', clock.now())).state;
  };
  return { sent, ses, ask, states: () => Promise.all(sent.map(stateOf)) };
}

it('The mail of an event that comes twice is sent once, so that its link works', async () => {
  const { sent, ask, states } = aSender();
  await ask(11);
  await ask(11);
  expect(await states()).toEqual(['open']);
  await ask(12);
  expect(sent).toHaveLength(2);
  expect(await states()).toEqual(['replaced', 'open']);
});

it('The mail of an event that comes twice at once is sent once', async () => {
  const { ask, states } = aSender();
  await Promise.all([ask(21), ask(21), ask(21)]);
  expect(await states()).toEqual(['open']);
});

it('A mail that failed, or whose sender stopped, is sent when its event comes back, within ten seconds', async () => {
  const { ses, ask, states } = aSender();
  ses.works = false;
  await expect(ask(31)).rejects.toThrow('SES is out of order');
  ses.works = true;
  const before = ses.now;
  await ask(31);
  expect(ses.now - before).toBeLessThanOrEqual(10_000);
  expect(await states()).toEqual(['open']);
});

it('A mail beyond the allowance leaves the link of the one before it working', async () => {
  const { sent, ask, states } = aSender();
  for (let id = 1; id <= mailsOfOneCausePerHour; id += 1) await ask(100 + id);
  expect(await ask(200)).toBe('over');
  expect(sent).toHaveLength(mailsOfOneCausePerHour);
  expect((await states()).at(-1)).toBe('open');
});
