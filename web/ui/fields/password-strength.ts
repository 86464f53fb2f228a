import { passwordRules } from '../../../shared/rules/password.ts';

/** The strength of a password, from 0 for none to 4 for a strong one (VALID-14), with the missing rules. */
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

/** Rates a password by the four rules of a strong one. */
export function passwordStrength(password: string): PasswordStrength {
  const rules = Object.keys(passwordRules) as (keyof typeof passwordRules)[];
  const missing = rules.filter((rule) => !passwordRules[rule](password)).map((rule) => names[rule]);
  const level = password ? Math.max(1, rules.length - missing.length) : 0;
  return { level: level as PasswordStrength['level'], missing };
}
