import type { Row } from './row.ts';
import { ok, ownersOnly, ownList } from './row.ts';

/** Rosa has written with Ada, or with Maria; nobody else learns that they have. */
const participants = {
  manager: { own: ok, unrelated: 404, missing: 404 },
  recruiter: { own: ok, related: 404, unrelated: 404, missing: 404 },
  candidate: { own: ok, unrelated: 404, missing: 404 },
};

/** Who writes to whom, and who reads it (PERM-06, PERM-18, CHAT-02, SHELL-64, DEC-66). */
export const chatRows = {
  'chat.registerChatUser': {
    about: 'own user',
    manager: { own: ok, missing: 404 },
    recruiter: { own: ok, missing: 404 },
    candidate: { own: ok, missing: 404 },
  },
  'chat.renewChatUser': {
    about: 'own user',
    manager: { own: ok, missing: 404 },
    recruiter: { own: ok, missing: 404 },
    candidate: { own: ok, missing: 404 },
  },
  'chat.readUnread': { about: 'self', manager: ok, recruiter: ok, candidate: ok },
  'chat.listChannels': {
    about: 'conversation',
    manager: { own: 'shown', unrelated: 'hidden' },
    recruiter: { own: 'shown', related: 'hidden', unrelated: 'hidden' },
    candidate: { own: 'shown', unrelated: 'hidden' },
  },
  // Rosa has met Ben on a job, Carl has met Ada and works for Maria; nobody else has.
  'chat.startChannel': {
    about: 'person to write to',
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    candidate: { own: ok, unrelated: 403, missing: 404 },
  },
  'chat.readChannel': { about: 'conversation', ...participants },
  'chat.listMessages': { about: 'conversation', ...participants },
  'chat.sendMessage': {
    about: 'conversation',
    body: { clientId: '6f1f2c1e-90f4-4e5b-9a55-3d3f7f5d2c11', data: 'Are you free on Thursday?' },
    ...participants,
  },
  'chat.startFile': {
    about: 'conversation',
    body: { clientId: '6f1f2c1e-90f4-4e5b-9a55-3d3f7f5d2c12', filename: 'plan.pdf', size: 9 },
    ...participants,
  },
  'chat.readFileState': { about: 'file of a message', ...participants },
  'chat.cancelFile': { about: 'file of a message', ...participants },
  'chat.downloadFile': { about: 'message with a file', ...participants },
  'chat.markRead': { about: 'conversation', body: { number: 1 }, ...participants },
  'chat.searchMessages': { about: 'conversation', query: 'query=thursday', ...participants },
  'chat.blockChannel': { about: 'conversation', body: { isBlocked: false }, ...participants },
  'chat.listTemplates': { about: 'message template', manager: ownList, recruiter: ownList },
  'chat.addTemplate': {
    about: 'self',
    body: { name: 'First words', text: 'Hi {first name}' },
    manager: ok,
    recruiter: ok,
  },
  'chat.changeTemplate': {
    about: 'message template',
    body: { name: 'Second words', text: 'Hi {first name}', version: 1 },
    manager: ownersOnly,
    recruiter: ownersOnly,
  },
  'chat.removeTemplate': { about: 'message template', manager: ownersOnly, recruiter: ownersOnly },
  // Each person has a line of their own, which says why they were left out.
  'chat.previewMany': { about: 'self', body: { text: 'Hi', userIds: [1] }, manager: ok, recruiter: ok },
  'chat.sendMany': {
    about: 'self',
    body: { text: 'Hi', people: [{ userId: 1, clientId: '6f1f2c1e-90f4-4e5b-9a55-3d3f7f5d2c13' }] },
    manager: ok,
    recruiter: ok,
  },
  'chat.reportChannel': { about: 'conversation', body: { reason: 'spam' }, ...participants },
} satisfies Record<string, Row>;
