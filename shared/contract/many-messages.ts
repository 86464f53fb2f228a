import * as z from 'zod';
import { mostWrittenTo, writerRoles } from '../constants/chat.ts';
import { manyPreview, manySent, messageTemplate } from '../model/message-template.ts';
import { messageTemplateForm, wordsWithFields } from '../validation/message-template.ts';
import { id, idValue, onlyId, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const people = <S extends z.ZodType>(one: S) => z.array(one).min(1, 'Required').max(mostWrittenTo);
const words = { text: wordsWithFields, jobId: idValue.optional() };

/** Templates with fields, and messages to many people at once (PLUS-47). */
export const manyMessages = {
  listTemplates: route({
    method: 'GET',
    path: '/api/chat/templates',
    roles: writerRoles,
    summary: 'The caller’s message templates, by name.',
    request: { query: z.strictObject(paging()) },
    response: messageTemplate,
    list: true,
    errors: [],
  }),
  addTemplate: route({
    method: 'POST',
    path: '/api/chat/templates',
    roles: writerRoles,
    summary: 'Keep a message template; what is in braces must be a field.',
    creates: true,
    request: { body: messageTemplateForm },
    response: messageTemplate,
    errors: ['conflict'],
  }),
  changeTemplate: route({
    method: 'PUT',
    path: '/api/chat/templates/{id}',
    roles: writerRoles,
    summary: 'Change a message template; refused over another change meanwhile.',
    request: { params, body: messageTemplateForm.extend({ version: z.int().positive() }) },
    response: messageTemplate,
    errors: ['notFound', 'conflict'],
  }),
  removeTemplate: route({
    method: 'DELETE',
    path: '/api/chat/templates/{id}',
    roles: writerRoles,
    summary: 'Remove a message template.',
    request: { params },
    response: onlyId,
    errors: ['notFound'],
  }),
  previewMany: route({
    method: 'POST',
    path: '/api/chat/many/preview',
    roles: writerRoles,
    summary:
      'What each of these people would read, who would be left out and why, and how many may be written to today.',
    request: { body: z.strictObject({ ...words, userIds: people(idValue) }) },
    response: manyPreview,
    errors: [],
  }),
  sendMany: route({
    method: 'POST',
    path: '/api/chat/many',
    roles: writerRoles,
    summary:
      'Write to each of these people in a conversation of their own; the result has a line for each, and repeating it with the same `clientId`s sends nothing twice.',
    request: {
      body: z.strictObject({ ...words, people: people(z.strictObject({ userId: idValue, clientId: z.uuid() })) }),
    },
    response: manySent,
    errors: [],
  }),
};
