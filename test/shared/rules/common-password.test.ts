import { expect, it } from 'vitest';
import { isCommonPassword } from '../../../shared/rules/common-password.ts';
import { signUpForm } from '../../../shared/validation/account.ts';

it.each([
  'P@ssw0rd',
  'Password1!',
  'Password123!',
  'P@$$word1',
  'Welcome1!',
  'Qwerty123!',
  'Abcd1234!',
  '1Qaz2wsx!',
  'Qwer-1234',
])(
  'A password such as %s is known to everybody and is refused with a sentence, though it is strong by its parts',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    const form = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', accept: true };
    const { error } = signUpForm.safeParse({ ...form, password, confirmationPassword: password });
    expect(error?.issues.map(({ message }) => message)).toContain(
      'This is one of the most common passwords; choose another',
    );
  },
);

it.each(['Str0ng!pass', 'Correct-horse-1', 'Br4nd-new!', 'k3Jd9fQ2-x', 'पासवर्ड-A1b', '!!!!!!!!', ''])(
  'A password such as %s is not common',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
