/**
 * What makes a password strong (VALID-14), each by itself, so that it can be said what is missing. Special are the
 * characters that the user pool counts as such; of any other, such as a section sign, it would say that the password
 * has none.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
 */
export const passwordRules = {
  length: (password: string): boolean => password.length >= 8,
  cases: (password: string): boolean => /[A-Z]/.test(password) && /[a-z]/.test(password),
  number: (password: string): boolean => /[0-9]/.test(password),
  special: (password: string): boolean => /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password),
} as const;

/**
 * Whether a password has at least 8 characters with an upper-case and a lower-case letter, a digit and a special
 * character (VALID-14).
 */
export function isStrongPassword(password: string): boolean {
  return Object.values(passwordRules).every((holds) => holds(password));
}
