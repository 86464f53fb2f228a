import * as z from 'zod';
import { erasureWord } from '../constants/personal-data.ts';

const ownPassword = z.string('Required').min(1, 'Required').max(200);

/** Starting an archive of one's own data: the password again, because it gathers everything in one file. */
export const exportForm = z.strictObject({ password: ownPassword });

/** Erasing one's account: the password again, and the word typed. */
export const erasureForm = z.strictObject({
  password: ownPassword,
  confirmation: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .max(20, `Type “${erasureWord}”`)
    .refine((typed) => typed.toLowerCase() === erasureWord, `Type “${erasureWord}”`),
});
