import * as z from 'zod';
import { chatFileLimits, chatFileTypes, type ChatFileRefusal, type ChatFileType } from '../constants/chat-file.ts';
import { line } from '../contract/fields.ts';
import { disguising } from '../rules/plain-text.ts';

/** What the message says of a file that is not sent (CHAT-25). */
export const chatFileMessages: Record<ChatFileRefusal, string> = {
  empty: 'This file is empty.',
  size: 'This file is larger than 25 MB.',
  type: 'Files of this type cannot be sent. Send a PDF, Word, Excel, PowerPoint, OpenDocument, RTF, text, CSV, PNG or JPEG file.',
  anotherType: 'This file is not what its name says. Save it again in its own format.',
  macros: 'This file contains macros. Save it without them.',
  encrypted: 'This file is protected by a password. Save it without one.',
  unpacked: 'This file unpacks to more than can be checked.',
  unreadable: 'This file is damaged and cannot be opened.',
  tooLarge: 'This picture has too many pixels. Make it smaller.',
  ended: 'This conversation has ended, so the file was not sent.',
};

/** The type of a file by the ending of its name; undefined for one that cannot be sent. */
export function chatFileType(filename: string): ChatFileType | undefined {
  const ending = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return Object.entries(chatFileTypes).find(([known]) => known === ending)?.[1];
}

/** The request that begins to send a file. */
export const chatFileForm = z.strictObject({
  clientId: z.uuid(),
  // A name that overrides its direction hides its ending, so it is refused where other texts are cleaned.
  filename: z
    .string('Required')
    .refine((name) => !disguising.test(name), 'Contains characters that are not allowed')
    .pipe(
      line(chatFileLimits.longestName, 1).refine((name) => chatFileType(name) !== undefined, {
        error: chatFileMessages.type,
      }),
    ),
  size: z.int().min(1, chatFileMessages.empty).max(chatFileLimits.largest, chatFileMessages.size),
});
