import * as z from 'zod';
import { idValue } from '../contract/fields.ts';

/** How far an upload is on the server: nothing begun, awaiting or checking the file, now the avatar, or refused. */
const avatarUploadStates = ['none', 'waiting', 'done', 'refused'] as const;

/** Why a picture was refused; `shared/validation/avatar.ts` has the texts. */
export const avatarRefusals = ['unreadable', 'anotherType', 'tooSmall', 'tooLarge', 'size'] as const;
export type AvatarRefusal = (typeof avatarRefusals)[number];

/** The newest upload of the user and the avatar as it is now (AUTH-41). */
export const avatarUpload = z.object({
  uploadId: idValue.nullable(),
  state: z.enum(avatarUploadStates),
  reason: z.enum(avatarRefusals).nullable(),
  avatar: z.string().nullable(),
});
export type AvatarUpload = z.output<typeof avatarUpload>;

/** A form for the browser to post the file with, straight to storage. */
export const avatarUploadPermit = z.object({
  uploadId: idValue,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
