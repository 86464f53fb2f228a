import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openMailbox } from '../../../services/ses/mailbox.ts';
import { temporaryFolder } from '../endpoint-client.ts';

const mail = (id: string) => ({
  id,
  sentAt: '',
  from: 'a@b',
  to: ['c@d'],
  cc: [],
  bcc: [],
  replyTo: [],
  subject: id,
  headers: {},
  tags: {},
});

it('The mailbox keeps only the newest mails, in memory and on disk', async () => {
  const { folder, remove } = await temporaryFolder();
  const mailbox = await openMailbox(folder, 3);
  for (const id of ['1', '2', '3', '4', '5']) await mailbox.keep(mail(id));
  expect(mailbox.mails().map(({ id }) => id)).toEqual(['5', '4', '3']);
  expect((await readdir(folder)).sort()).toEqual(['3.json', '4.json', '5.json']);
  expect((await openMailbox(folder, 2)).mails().map(({ id }) => id)).toEqual(['5', '4']);
  await remove();
});
