import { filePrefixes } from '../../platform/outside/files/prefixes.ts';
import type { Pair } from '../../records/conversation.ts';
import { channelUrlOf } from '../../records/conversation.ts';

/** A file on its way: whose, to whom, and as which message. */
export interface ChatFilePlace extends Pair {
  senderId: number;
  clientId: string;
}

const nameOf = ({ senderId, clientId, ...pair }: ChatFilePlace): string =>
  `${filePrefixes.chat}${channelUrlOf(pair)}/${senderId}/${clientId}`;

/** Where a checked file is stored, until its message expires. */
export const chatFileKey = nameOf;

/** Where the browser's file is stored until it has been checked; nobody can fetch it from there. */
export const chatQuarantineKey = (place: ChatFilePlace): string => `${filePrefixes.quarantine}${nameOf(place)}`;

const pattern = /^quarantine\/chat\/(\d{1,16})-(\d{1,16})\/(\d{1,16})\/([\da-f-]{36})$/;

/** What an uploaded file is to become; undefined for keys of other kinds. */
export function chatFileAt(key: string): ChatFilePlace | undefined {
  const [, firstId, secondId, senderId, clientId] = pattern.exec(key) ?? [];
  if (!firstId || !secondId || !senderId || !clientId) return undefined;
  return {
    firstId: Number(firstId),
    secondId: Number(secondId),
    senderId: Number(senderId),
    clientId,
  };
}
