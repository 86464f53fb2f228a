import { expect, it } from 'vitest';
import { unreadLetterWrite, unsentUnreadLetterWrite } from '../../../functions/records/unread-mark.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { withLocalTable } from '../../support/local-table.ts';

const local = withLocalTable();

it('A letter about unread messages that was not sent leaves the mark of the one before, or none', async () => {
  const table = openTable(local.tableName, local.documents);
  const marked = () => table.get(keys.unreadLetter(7));
  const earlier = { mailedAt: '2026-09-01T10:00:00.000Z' };
  await table.writeOne(unreadLetterWrite(7, earlier.mailedAt, undefined));
  await table.writeOne(unreadLetterWrite(7, '2026-09-02T10:00:00.000Z', earlier));
  await table.writeOne(unsentUnreadLetterWrite(7, earlier));
  expect(await marked()).toMatchObject(earlier);
  await table.writeOne(unsentUnreadLetterWrite(7, undefined));
  expect(await marked()).toBeUndefined();
});
