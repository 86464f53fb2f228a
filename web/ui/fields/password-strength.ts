import { passwordRules } from '../../../shared/rules/password.ts';

/**
 * How good a password is: 0 for none, 4 when every rule of a strong one holds (VALID-14), with what is still missing.
 */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  missing: string[];
}

const names: Record<keyof typeof passwordRules, string> = {
  length: '8 characters',
  cases: 'upper and lower case',
  number: 'a number',
  special: 'a special character',
};

/** Measures a password by the four rules of a strong one. */
export function passwordStrength(password: string): PasswordStrength {
  const rules = Object.keys(passwordRules) as (keyof typeof passwordRules)[];
  const missing = rules.filter((rule) => !passwordRules[rule](password)).map((rule) => names[rule]);
  const level = password ? Math.max(1, rules.length - missing.length) : 0;
  return { level: level as PasswordStrength['level'], missing };
}
