import { mostTemplates } from '../../../shared/constants/chat.ts';
import { mailAddressesIn } from '../../domain/mail/mail-addresses.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { isDead } from '../../records/mail-address.ts';
import { dayOf } from '../../records/many-messages.ts';
import {
  messageTemplateWrite,
  removedTemplateWrite,
  type StoredMessageTemplate,
} from '../../records/message-template.ts';

/** Reads and saves message templates, and reads what limits messages to many. */
export function manyMessagesStore(table: Table) {
  const { find } = mailAddressesIn(table);

  /** The owner's templates, oldest first. */
  async function templatesOf(ownerId: number): Promise<StoredMessageTemplate[]> {
    return table.query(keys.messageTemplates(ownerId), { consistent: true });
  }

  /** One of the owner's templates; refuses one that is not theirs like one that does not exist. */
  async function template(ownerId: number, id: number): Promise<StoredMessageTemplate> {
    const found = await table.get(keys.messageTemplate(ownerId, id), { consistent: true });
    if (!found) throw noSuch('message template');
    return found;
  }

  /** Saves a new template; refuses beyond the most that one owner keeps. */
  async function saveNew(added: StoredMessageTemplate): Promise<void> {
    if ((await templatesOf(added.ownerId)).length >= mostTemplates)
      throw refuse.conflict(`At most ${mostTemplates} templates are kept; remove one first`);
    await table.writeOne(messageTemplateWrite(added));
  }

  return {
    templatesOf,
    template,
    saveNew,
    /** Saves a changed template over the one that was read. */
    saveChange: (changed: StoredMessageTemplate): Promise<void> => table.writeOne(messageTemplateWrite(changed)),
    remove: (ownerId: number, id: number): Promise<void> => table.writeOne(removedTemplateWrite(ownerId, id)),
    /** To how many people the user has written together on this day. */
    writtenToday: async (userId: number, at: string): Promise<number> =>
      (await table.get(keys.writtenToMany(userId, dayOf(at)), { consistent: true }))?.people ?? 0,
    /** Whether mail does not reach an address: it comes back, or its owner wants none. */
    isUnreachable: async (email: string): Promise<boolean> => {
      const known = await find(email);
      return known !== undefined && (isDead(known) || known.complainedAt !== undefined);
    },
  };
}
export type ManyMessagesStore = ReturnType<typeof manyMessagesStore>;
