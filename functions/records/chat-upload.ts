import type { ChatFileRefusal } from '../../shared/constants/chat-file.ts';
import { chatFileLimits } from '../../shared/constants/chat-file.ts';
import { Refusal, refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { Pair } from './conversation.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A file on its way to become a message of the same client id. */
export interface StoredChatUpload extends Pair {
  senderId: number;
  clientId: string;
  filename: string;
  contentType: string;
  state: 'waiting' | 'sent' | 'refused' | 'cancelled';
  reason: ChatFileRefusal | null;
}

/** The refusal of a change to a file that was sent, refused or cancelled meanwhile. */
export const uploadSettled = new Refusal('conflict', 'This file was sent');

const keptSeconds = 2 * 86_400;
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** The write that begins an upload, or begins it again; one that has become a message refuses. */
export function newChatUploadWrite(upload: StoredChatUpload, at: string): SingleWrite {
  return {
    put: { ...keys.chatUpload(upload, upload.senderId, upload.clientId), ...upload, ttl: seconds(at) + keptSeconds },
    when: { expression: 'attribute_not_exists(pk) OR #state <> :sent', values: { sent: 'sent' } },
    refusal: uploadSettled,
  };
}

/** The write of what became of an upload that is awaited; any other refuses. */
export function settledChatUploadWrite(
  { senderId, clientId, ...pair }: Pair & Pick<StoredChatUpload, 'senderId' | 'clientId'>,
  set: Pick<StoredChatUpload, 'state' | 'reason'>,
): SingleWrite {
  return {
    update: keys.chatUpload(pair, senderId, clientId),
    set,
    when: { expression: '#state = :waiting', values: { waiting: 'waiting' } },
    refusal: uploadSettled,
  };
}

/** The write that counts an upload of this day; more than anybody needs are refused until the day is over. */
export function countedChatUploadWrite(userId: number, at: string): SingleWrite {
  const day = at.slice(0, 10);
  const secondsLeft = seconds(`${day}T00:00:00Z`) + 86_400 - seconds(at);
  return {
    update: keys.chatUploadsOn(userId, day),
    add: { count: 1 },
    set: { ttl: seconds(at) + keptSeconds },
    when: {
      expression: 'attribute_not_exists(#count) OR #count < :most',
      values: { most: chatFileLimits.mostPerDay },
    },
    refusal: refuse.tooMany('You have sent many files today; try again tomorrow', secondsLeft),
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  chatUpload: {
    holds: 'how far a file is that a user sends, with its name',
    found: 'in the partition of the conversation',
    exported: { file: 'messages' },
    erasure: remove,
  },
  chatUploadsOn: {
    holds: 'how many files a user began to send in messages on a day',
    own: (userId) => keys.chatUploadsOn(userId, ''),
    exported: { file: 'account' },
    erasure: remove,
  },
} satisfies PersonalData;
