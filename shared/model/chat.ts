import * as z from 'zod';
import { chatRoles } from '../constants/chat.ts';
import { chatFileRefusals } from '../constants/chat-file.ts';
import { idValue, isoTime } from '../contract/fields.ts';

/** A participant of a conversation (CHAT-04). */
export const chatMember = z.object({
  userId: idValue,
  nickname: z.string(),
  /** The picture's path; null without one. */
  profileUrl: z.string().nullable(),
  role: z.enum(chatRoles),
});
export type ChatMember = z.output<typeof chatMember>;

/** A message (CHAT-05). */
export const chatMessage = z.object({
  /** Its number in the conversation: from 1, without holes. */
  messageId: idValue,
  channelUrl: z.string(),
  /** The sender's own id of the message, by which a repeated one is known. */
  clientId: z.string(),
  customType: z.enum(['text', 'file']),
  /** The text, or the name of the file. */
  data: z.string(),
  /** The file that was sent, once it has been checked; bytes. */
  file: z.object({ size: z.int(), contentType: z.string() }).nullable().default(null),
  /** The job that the message is about. */
  job: z.object({ id: idValue, title: z.string() }).nullable(),
  senderId: idValue,
  createdAt: isoTime,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** What changes in a conversation with every message and every reading. */
export const channelState = z.object({
  url: z.string(),
  /** The other participant. */
  withUserId: idValue,
  /** The number of the newest message; 0 before the first. */
  lastNumber: z.int(),
  lastMessage: z.object({ text: z.string(), senderId: idValue, createdAt: isoTime }).nullable(),
  /** Up to which number the user has read, and the other participant. */
  readNumber: z.int(),
  theirReadNumber: z.int(),
  unreadMessageCount: z.int(),
  /** Whether the user, or the other participant, has ended the conversation. */
  isBlocked: z.boolean(),
  isEnded: z.boolean(),
});
export type ChannelState = z.output<typeof channelState>;

/** A conversation (CHAT-03); its messages are read page by page. */
export const channel = channelState.extend({ members: z.array(chatMember) });
export type Channel = z.output<typeof channel>;

/** A conversation that is read alone, and why nobody can write in it any more; null while they can (PLUS-47). */
export const openChannel = channel.extend({ whyClosed: z.string().nullable() });

/** The newest conversations first, and where the next page begins. */
export const channelPage = z.object({ channels: z.array(channel), next: z.string().nullable() });

/** How many conversations have unread messages, how many messages those are, and where the user is in each. */
export const unreadMessages = z.object({
  channels: z.array(channelState.pick({ withUserId: true, lastNumber: true, readNumber: true })),
  unreadChannelCount: z.int(),
  unreadMessageCount: z.int(),
});
export type UnreadMessages = z.output<typeof unreadMessages>;

/** Messages in their order, and whether there are older ones. */
export const messagePage = z.object({ messages: z.array(chatMessage), hasOlder: z.boolean() });

/** Messages that contain the words searched for, newest first, and how far back the search has come. */
export const messageSearch = z.object({
  messages: z.array(chatMessage),
  /** The number before which the next call continues; null when the beginning was reached. */
  next: z.int().nullable(),
  searchedBackTo: isoTime.nullable(),
});

/** How far a file is that the caller sends (CHAT-22 to CHAT-25); `sent` has become a message. */
export const chatFileState = z.object({
  state: z.enum(['waiting', 'sent', 'refused', 'cancelled']),
  reason: z.enum(chatFileRefusals).nullable(),
});
export type ChatFileState = z.output<typeof chatFileState>;
