import * as z from 'zod';
import { chatRoles, longestMessage, messagesPerPage, reportReasons } from '../constants/chat.ts';
import {
  channel,
  channelPage,
  channelState,
  chatFileState,
  chatMessage,
  messagePage,
  messageSearch,
  openChannel,
  unreadMessages,
} from '../model/chat.ts';
import { id, idValue, line, perPage, text } from './fields.ts';
import { chatFileForm } from '../validation/chat-file.ts';
import { route } from './route.ts';

/** The other participant names the conversation, so that nobody can ask for one that is not theirs. */
const params = z.strictObject({ id });
const number = z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const fileParams = z.strictObject({ id, clientId: z.uuid() });
const uploadForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
const accessToken = z.object({ accessToken: z.string() });

/** Messages between people who work together: managers, recruiters and candidates (area CHAT, PLUS-47). */
export const chat = {
  registerChatUser: route({
    method: 'POST',
    path: '/api/chat/users/{id}',
    roles: chatRoles,
    summary: 'Register the caller for messages; `accessToken` opens `/ws?token=` once, within 30 seconds (API-41).',
    request: { params },
    response: accessToken,
    errors: ['notFound', 'tooMany'],
  }),
  renewChatUser: route({
    method: 'PUT',
    path: '/api/chat/users/{id}',
    roles: chatRoles,
    summary: 'A new `accessToken` for a caller who is registered for messages, to connect again (API-42).',
    request: { params },
    response: accessToken,
    errors: ['notFound', 'tooMany'],
  }),
  readUnread: route({
    method: 'GET',
    path: '/api/chat/unread',
    roles: chatRoles,
    summary: 'How many messages the caller has not read, and in how many conversations (SHELL-12).',
    request: {},
    response: unreadMessages,
    errors: [],
  }),
  listChannels: route({
    method: 'GET',
    path: '/api/chat/channels',
    roles: chatRoles,
    summary: 'The caller’s conversations, 25 at a time, the most recent first; `next` continues (CHAT-26).',
    request: {
      query: z.strictObject({
        before: z
          .string()
          .max(80)
          .regex(/^(?:[\d\-T]+_\d+)?\.(?:[\d\-T]+_\d+)?$/)
          .optional(),
      }),
    },
    response: channelPage,
    errors: [],
  }),
  startChannel: route({
    method: 'POST',
    path: '/api/chat/channels',
    roles: chatRoles,
    summary:
      'The conversation with another user, begun if there is none, by those whom a job or a recommendation connects (CHAT-18 to CHAT-20, PLUS-47).',
    request: { body: z.strictObject({ recipientId: idValue }) },
    response: channel,
    errors: ['notFound', 'forbidden', 'invalid'],
  }),
  readChannel: route({
    method: 'GET',
    path: '/api/chat/channels/{id}',
    roles: chatRoles,
    summary: 'The conversation with this user, and why nobody writes in it any more.',
    request: { params },
    response: openChannel,
    errors: ['notFound'],
  }),
  listMessages: route({
    method: 'GET',
    path: '/api/chat/channels/{id}/messages',
    roles: chatRoles,
    summary:
      'Messages in their order, 20 at a time: the newest, those before or after a number, or those around one (CHAT-27).',
    request: {
      params,
      query: z.strictObject({
        before: number.optional(),
        after: z.coerce.number<number | string>().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
        around: number.optional(),
        perPage: perPage(messagesPerPage),
      }),
    },
    response: messagePage,
    errors: ['notFound'],
  }),
  sendMessage: route({
    method: 'POST',
    path: '/api/chat/channels/{id}/messages',
    roles: chatRoles,
    summary: 'Send a message; repeating it with the same `clientId` within seven days returns the first.',
    request: {
      params,
      body: z.strictObject({ clientId: z.uuid(), data: text(longestMessage, 1), jobId: idValue.optional() }),
    },
    response: chatMessage,
    errors: ['notFound', 'forbidden', 'invalid', 'tooMany', 'unavailable'],
  }),
  startFile: route({
    method: 'POST',
    path: '/api/chat/channels/{id}/files',
    roles: chatRoles,
    summary:
      'Begin to send a file: returns a form that accepts it for 30 minutes. It becomes a message of this `clientId` when its check has passed (CHAT-22).',
    request: { params, body: chatFileForm },
    response: uploadForm,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict', 'tooMany'],
  }),
  readFileState: route({
    method: 'GET',
    path: '/api/chat/channels/{id}/files/{clientId}',
    roles: chatRoles,
    summary: 'How far a file is that the caller sends, and why it was refused (CHAT-24, CHAT-25).',
    request: { params: fileParams },
    response: chatFileState,
    errors: ['notFound'],
  }),
  cancelFile: route({
    method: 'DELETE',
    path: '/api/chat/channels/{id}/files/{clientId}',
    roles: chatRoles,
    summary: 'Give up a file that has not become a message yet.',
    request: { params: fileParams },
    response: chatFileState,
    errors: ['notFound'],
  }),
  downloadFile: route({
    method: 'GET',
    path: '/api/chat/channels/{id}/messages/{number}/file',
    roles: chatRoles,
    summary: 'An address that downloads the file of a message, valid for two minutes.',
    request: { params: z.strictObject({ id, number }) },
    response: z.object({ url: z.string() }),
    errors: ['notFound'],
  }),
  markRead: route({
    method: 'PUT',
    path: '/api/chat/channels/{id}/read',
    roles: chatRoles,
    summary: 'Mark the messages up to this number as read; a mark never goes back.',
    request: { params, body: z.strictObject({ number: z.int().min(1) }) },
    response: channelState,
    errors: ['notFound'],
  }),
  searchMessages: route({
    method: 'GET',
    path: '/api/chat/channels/{id}/search',
    roles: chatRoles,
    summary: 'Messages of the conversation that contain all words, newest first.',
    request: { params, query: z.strictObject({ query: line(100, 1), before: number.optional() }) },
    response: messageSearch,
    errors: ['notFound'],
  }),
  blockChannel: route({
    method: 'PUT',
    path: '/api/chat/channels/{id}/block',
    roles: chatRoles,
    summary: 'End the conversation for both, or open it again; only the user who ended it can open it.',
    request: { params, body: z.strictObject({ isBlocked: z.boolean() }) },
    response: channelState,
    errors: ['notFound'],
  }),
  reportChannel: route({
    method: 'POST',
    path: '/api/chat/channels/{id}/report',
    roles: chatRoles,
    summary: 'End the conversation and report it to the operator.',
    request: { params, body: z.strictObject({ reason: z.enum(reportReasons) }) },
    response: channelState,
    errors: ['notFound'],
  }),
};
