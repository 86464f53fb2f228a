import type { Pair, StoredMessage } from '../../records/conversation.ts';
import type { StoredChatUpload } from '../../records/chat-upload.ts';
import {
  countedChatUploadWrite,
  newChatUploadWrite,
  settledChatUploadWrite,
  uploadSettled,
} from '../../records/chat-upload.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

type Place = Pair & Pick<StoredChatUpload, 'senderId' | 'clientId'>;

/** Reads and saves the files that become messages. */
export function chatFilesStore(table: Table) {
  /** The file that its sender has begun to send under this client id. */
  async function upload({ senderId, clientId, ...pair }: Place): Promise<StoredChatUpload | undefined> {
    return table.get(keys.chatUpload(pair, senderId, clientId), { consistent: true });
  }

  /** Saves an upload that begins; refuses one that has become a message, and too many on a day. */
  async function saveNew(one: StoredChatUpload, at: string): Promise<void> {
    await table.writeOne(countedChatUploadWrite(one.senderId, at));
    await table.writeOne(newChatUploadWrite(one, at));
  }

  /** Saves what became of an upload, unless that was decided before. */
  async function settle(place: Place, to: Pick<StoredChatUpload, 'state' | 'reason'>): Promise<void> {
    const { firstId, secondId, senderId, clientId } = place;
    await tryWrite(
      table.writeOne(settledChatUploadWrite({ firstId, secondId, senderId, clientId }, to)),
      uploadSettled,
    );
  }

  /** The message of this number; undefined where there is none. */
  async function message(pair: Pair, number: number): Promise<StoredMessage | undefined> {
    return table.get(keys.chatMessage(pair, number));
  }

  return { upload, saveNew, settle, message };
}
export type ChatFilesStore = ReturnType<typeof chatFilesStore>;
