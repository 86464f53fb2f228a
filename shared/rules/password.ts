/**
 * The parts of a strong password (VALID-14), each tested on its own, so that a form can say what is missing. Special
 * are the characters that the user pool counts as such; for any other, such as a section sign, it would report that the
 * password has none. @see https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
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
