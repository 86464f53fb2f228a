import type { EventOf } from '../../../events/catalogue.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { movedNamingWrite } from '../../records/mailed-invitation.ts';

const removedMeanwhile = new Error('the invitation is gone');

/**
 * Has what others mailed to a former address found by the address that its owner has now: export, erasure and the chat,
 * which asks how two people know each other, look there.
 */
export async function followAddress(
  { data: { userId, changeId } }: EventOf<'email-changed'>,
  { table }: { table: Table },
): Promise<void> {
  const change = await table.get(keys.emailChange(userId), { consistent: true });
  if (change?.id !== changeId) return;
  const { from, to } = change;
  const named = await table.query(keys.itemsNaming(from));
  await inGroups(named, async (item) =>
    tryWrite(table.writeOne(movedNamingWrite(item, to, removedMeanwhile)), removedMeanwhile),
  );
}
