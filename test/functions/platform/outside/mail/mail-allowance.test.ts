import { expect, it } from 'vitest';
import { withinAllowance } from '../../../../../functions/platform/outside/mail/send-mail.ts';
import { mailsOfOneCausePerHour } from '../../../../../shared/constants/limits.ts';
import { someTime } from '../../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../../support/local-table.ts';

const table = withLocalTable(tableIn);

const letter = { subject: 'Your interview was moved', html: '', text: '' };

it('A recipient gets so many mails of one cause in an hour; other causes, people and hours have their own (PLUS-43)', async () => {
  const sent: string[] = [];
  let now = Date.parse(someTime);
  const send = withinAllowance(
    table,
    async ({ to, cause }) => void sent.push(`${to} ${cause ?? ''}`),
    () => now,
  );
  const mails = async (to: string, cause?: string) => {
    const before = sent.length;
    const results: unknown[] = [];
    for (let id = 1; id <= 40; id += 1) results.push(await send({ ...letter, to, ...(cause && { cause }) }, id));
    return [sent.length - before, results.filter((result) => result === 'over').length];
  };
  expect(mailsOfOneCausePerHour).toBe(20);
  expect(await mails('ana@example.com', 'calendar')).toEqual([20, 20]);
  expect(await mails('Ana@Example.com', 'calendar')).toEqual([0, 40]);
  expect(await mails('ana@example.com', 'booking')).toEqual([20, 20]);
  expect(await mails('bo@example.com', 'calendar')).toEqual([20, 20]);
  expect(await mails('ana@example.com')).toEqual([40, 0]);
  now += 3_600_000;
  expect(await mails('ana@example.com', 'calendar')).toEqual([20, 20]);
});
