import * as z from 'zod';
import { longestMessage, longestTemplateName } from '../constants/chat.ts';
import { line, text } from '../contract/fields.ts';
import { unknownFieldWords } from '../rules/message-template.ts';

/** The words of a message before its fields are filled in; a field that nobody knows is named in the refusal. */
export const wordsWithFields = text(longestMessage, 1).refine((words) => unknownFieldWords(words) === null, {
  error: ({ input }) => unknownFieldWords(input as string) ?? '',
});

/** What a user enters of a message template. */
export const messageTemplateForm = z.strictObject({ name: line(longestTemplateName, 1), text: wordsWithFields });
export type MessageTemplateForm = z.output<typeof messageTemplateForm>;
