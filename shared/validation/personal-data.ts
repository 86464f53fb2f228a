import * as z from 'zod';
import { erasureWord } from '../constants/personal-data.ts';

const ownPassword = z.string('Required').min(1, 'Required').max(200);

/**
 * Starting an archive of the user's own data: the password again, because the archive gathers everything in one file.
 */
export const exportForm = z.strictObject({ password: ownPassword });

/** Erasing the user's own account: the password again, and the typed word. */
export const erasureForm = z.strictObject({
  password: ownPassword,
  confirmation: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .max(20, `Type “${erasureWord}”`)
    .refine((typed) => typed.toLowerCase() === erasureWord, `Type “${erasureWord}”`),
});
