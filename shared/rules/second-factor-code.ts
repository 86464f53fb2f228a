const appCode = /^\d{6}$/;
const recoveryCode = /^[A-Z2-7]{16}$/;

/** A typed code without the spaces and hyphens that make it readable. */
export const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether this is a code as an authenticator app shows it. */
export const isAppCode = (code: string): boolean => appCode.test(code);

/** Whether this is a recovery code in form. */
export const isRecoveryCode = (code: string): boolean => recoveryCode.test(code);

/** A secret or a recovery code in groups of four. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
