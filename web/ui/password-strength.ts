/** How good a password is: 0 for none, 4 when every rule of a strong one holds (VALID-14), with what is still missing. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  missing: string[];
}

const rules: [string, (password: string) => boolean][] = [
  ['8 characters', (password) => password.length >= 8],
  ['upper and lower case', (password) => /[A-Z]/.test(password) && /[a-z]/.test(password)],
  ['a number', (password) => /\d/.test(password)],
  ['a special character', (password) => /[^A-Za-z0-9]/.test(password)],
];

/** Measures a password by the four rules of a strong one. */
export function passwordStrength(password: string): PasswordStrength {
  const missing = rules.filter(([, holds]) => !holds(password)).map(([name]) => name);
  const level = password ? Math.max(1, rules.length - missing.length) : 0;
  return { level: level as PasswordStrength['level'], missing };
}
