import * as z from 'zod';

/** What becomes of the application for which somebody signed up, once their address is confirmed (GUEST-31, PLUS-55). */
export const signUpApplication = z.enum(['sent', 'asks', 'over']);
export type SignUpApplication = z.output<typeof signUpApplication>;
