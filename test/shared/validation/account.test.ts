import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  changePasswordForm,
  emailForm,
  invitedForm,
  passwordHint,
  resetForm,
  signInForm,
  signUpForm,
} from '../../../shared/validation/account.ts';

import { isStrongPassword } from '../../../shared/rules/password.ts';

const token = 'abcdefghijklmnopqrstuv';
const passwords = { password: 'Str0ng!pass', confirmationPassword: 'Str0ng!pass' };
const form = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', ...passwords, accept: true };

/** The messages by field; empty when the form is valid. */
function messages(schema: z.ZodType, given: unknown): Record<string, string> {
  const issues = schema.safeParse(given).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}
const signUp = (change: object) => messages(signUpForm, { ...form, ...change });

describe('Names', () => {
  it('are required (VALID-01, VALID-59)', () => {
    expect(signUp({ firstName: '', lastName: undefined })).toEqual({ firstName: 'Required', lastName: 'Required' });
  });

  it('have at least 2 characters (VALID-02)', () => {
    expect(signUp({ firstName: 'A', lastName: 'B' })).toEqual({
      firstName: 'at least 2 chars',
      lastName: 'at least 2 chars',
    });
    expect(signUp({ firstName: 'Al', lastName: 'Bo' })).toEqual({});
  });

  it('have at most 40 characters (VALID-03)', () => {
    const [long, longest] = ['x'.repeat(41), 'x'.repeat(40)];
    expect(signUp({ firstName: long, lastName: long })).toEqual({
      firstName: '40 chars max',
      lastName: '40 chars max',
    });
    expect(signUp({ firstName: longest, lastName: longest })).toEqual({});
  });
});

describe('A name of a person', () => {
  const refused = { firstName: 'Contains characters that are not allowed' };
  it.each([
    ['a line break', 'Ma\nria'],
    ['a tab', 'Ma\tria'],
    ['a control character', 'Ma\u0007ria'],
    ['half a character', 'Ma\ud800ria'],
    ['letters of a private use', 'Ma\ue000ria'],
    ['tags', 'Ma\u{e0041}ria'],
    ['fillers alone', '\u3164\u3164'],
  ])('cannot have %s', (_, firstName) => expect(signUp({ firstName })).toEqual(refused));

  it.each([
    ['a direction override', 'Ma\u202eria'],
    ['a right-to-left mark', 'Ma\u200fria'],
    ['an isolate', 'Ma\u2067ria\u2069'],
    ['a space without width', 'Ma\u200bria'],
    ['a soft hyphen', 'Ma\u00adria'],
    ['a word joiner', 'Ma\u2060ria'],
    ['a byte order mark', '\ufeffMaria'],
    ['hard spaces around it', '\u00a0Maria\u00a0'],
    ['joiners that join nothing', 'Mar\u200dia\u200c'],
  ])('loses %s, which is pasted along with it (PLUS-64)', (_, firstName) =>
    expect(signUpForm.parse({ ...form, firstName }).firstName).toBe('Maria'),
  );

  it.each([
    ['O', 'at least 2 chars'],
    ['É', 'at least 2 chars'],
    ['李', undefined],
    ['ም', undefined],
    ['नी', undefined],
    ['O’', undefined],
  ])('of one letter is a name where its script has such names: %s (DEC-67)', (firstName, message) =>
    expect(signUp({ firstName }).firstName).toBe(message),
  );

  it.each([
    ['क्षि'.repeat(40), undefined],
    ['क्षि'.repeat(41), '40 chars max'],
    ['ทั้'.repeat(40), undefined],
    ['e\u0301'.repeat(40), undefined],
    [`ee${'\u0301'.repeat(200)}`, '40 chars max'],
  ])('is counted in the letters that a reader sees, and bounded in its marks: %# (DEC-67)', (firstName, message) =>
    expect(signUp({ firstName }).firstName).toBe(message),
  );

  it.each(['José', 'O’Neill', 'Anne-Marie', 'D’Arcy Łukasz', '李小龙', 'محمد', 'علی\u200cرضا', 'ശ്രീ', 'Zoë 🌻'])(
    'can be %s',
    (firstName) => expect(signUp({ firstName })).toEqual({}),
  );

  it('are trimmed of surrounding spaces', () => {
    expect(signUpForm.parse({ ...form, firstName: '  Ana ', email: ' ANA@Example.com ' })).toMatchObject({
      firstName: 'Ana',
      email: 'ana@example.com',
    });
    expect(signUp({ firstName: '   ' })).toEqual({ firstName: 'Required' });
  });
});

describe('An email address', () => {
  it('is required (VALID-04)', () => {
    expect(signUp({ email: '' })).toEqual({ email: 'Required' });
  });

  it('is valid (VALID-05)', () => {
    expect(signUp({ email: 'ana@' })).toEqual({ email: 'Invalid email address' });
  });

  it.each([
    ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
    ['Ana@MÜNCHEN.example', 'ana@xn--mnchen-3ya.example'],
    ['ana@xn--mnchen-3ya.example', 'ana@xn--mnchen-3ya.example'],
    ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ["conan.o'brien@example.com", "conan.o'brien@example.com"],
    ['\u200eana@example.com\u00a0', 'ana@example.com'],
    ['ana＠example。com', 'ana@example.com'],
    ['mailto:ana@example.com', 'ana@example.com'],
    ['Ana Ruiz <ana@example.com>', 'ana@example.com'],
    ['ana@example.com.', 'ana@example.com'],
    ['conan.o’brien@example.com', "conan.o'brien@example.com"],
    ['ana@-münchen-.example', null],
    ['ana@münchen', null],
    ['ána@example.com', null],
    ['ana@mün chen.example', null],
    ['ana@münchen.example/path', null],
  ])('with an internationalized domain is one with its ASCII form: %s (PLUS-64)', (email, kept) => {
    const { data, error } = signUpForm.safeParse({ ...form, email });
    expect(data?.email ?? null).toBe(kept);
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(kept ? [] : ['Invalid email address']);
  });
});

describe('A password', () => {
  it('is required (VALID-07)', () => {
    expect(signUp({ password: '' })).toMatchObject({ password: 'Required' });
  });

  it.each([
    ['Sh0rt!x', 'Password must contain 8 char'],
    [`Str0ng!${'x'.repeat(34)}`, 'Password must contain 8 char, and 40 at most'],
  ])('of %s does not have 8 to 40 characters, and says which (VALID-08)', (password, message) => {
    expect(signUp({ password, confirmationPassword: password })).toMatchObject({ password: message });
  });

  it.each(['Str0ng!x', `Str0ng!${'x'.repeat(33)}`])('of %s has 8 to 40 characters (VALID-08)', (password) => {
    expect(signUp({ password, confirmationPassword: password })).toEqual({});
  });

  it.each([' Str0ng!pass', 'Str0ng!pass ', 'Str0ng!pass\t'])(
    'of %j begins or ends with a space, which the user pool rejects (VALID-13)',
    (password) => {
      expect(signUp({ password, confirmationPassword: password })).toEqual({
        password: 'Must not begin or end with a space',
        confirmationPassword: 'Must not begin or end with a space',
      });
    },
  );

  it.each(['Passw0rd§', 'Passw0rdé', 'Passw0rd€'])(
    'of %s has no character that the user pool counts as special (VALID-14)',
    (password) => expect(isStrongPassword(password)).toBe(false),
  );

  it('that is absurdly long is rejected in plain words (VALID-17)', () => {
    expect(messages(signInForm, { email: 'ana@example.com', password: 'x'.repeat(201) })).toEqual({
      password: 'No password is that long',
    });
  });

  it('has a hint (VALID-09)', () => {
    expect(passwordHint).toBe('must include at least 8 symbols');
  });

  it('is required twice (VALID-11)', () => {
    expect(signUp({ confirmationPassword: '' })).toMatchObject({ confirmationPassword: 'Required' });
    expect(
      messages(changePasswordForm, { oldPassword: 'x', newPassword: 'Str0ng!pass', confirmPassword: '' }),
    ).toMatchObject({ confirmPassword: 'Required' });
  });

  it('is the same both times (VALID-12)', () => {
    expect(signUp({ confirmationPassword: 'Other1!pass' })).toEqual({ confirmationPassword: 'Must be the same' });
    expect(
      messages(changePasswordForm, { oldPassword: 'x', newPassword: 'Str0ng!pass', confirmPassword: 'Other1!pass' }),
    ).toEqual({ confirmPassword: 'Must be the same' });
  });

  it('is strong where it is chosen and where it is confirmed, and the message says what it needs (VALID-13, VALID-15)', () => {
    const weak =
      'Password must be at least 8 characters long, including 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.';
    expect(signUp({ password: 'weakpassword', confirmationPassword: 'weakpassword' })).toEqual({
      password: weak,
      confirmationPassword: weak,
    });
  });

  it('is strong and of 8 to 40 characters where it is new (VALID-10, VALID-13)', () => {
    const chosen = (newPassword: string) =>
      messages(changePasswordForm, { oldPassword: 'x', newPassword, confirmPassword: newPassword });
    const weak = expect.stringMatching(/^Password must be at least 8 characters long, including 1 uppercase letter/);
    expect(chosen('weakpassword')).toEqual({ newPassword: weak, confirmPassword: weak });
    for (const length of [7, 41])
      expect(chosen('Str0ng!x'.padEnd(length, 'x').slice(0, length))).toMatchObject({
        newPassword: expect.stringContaining('Password must contain 8 char') as string,
      });
    expect(chosen('Str0ng!x')).toEqual({});
  });

  it.each([
    ['Str0ng!pass', true],
    ['str0ng!pass', false],
    ['STR0NG!PASS', false],
    ['Strong!pass', false],
    ['Str0ngpass', false],
    ['S0!rt', false],
  ])('%s is strong: %s (VALID-14)', (password, strong) => {
    expect(isStrongPassword(password)).toBe(strong);
  });
});

describe('Forms', () => {
  it('for signing in have email and password (VALID-17)', () => {
    expect(Object.keys(messages(signInForm, {})).toSorted()).toEqual(['email', 'password']);
  });

  it('for signing up have names, email, passwords and the terms (VALID-16, VALID-18)', () => {
    expect(Object.keys(messages(signUpForm, {})).toSorted()).toEqual([
      'accept',
      'confirmationPassword',
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
    expect(signUp({ accept: false })).toEqual({ accept: 'Required' });
  });

  it('for recovery have the email alone (VALID-19)', () => {
    expect(Object.keys(messages(emailForm, {}))).toEqual(['email']);
  });

  it('for a reset have both passwords (VALID-20)', () => {
    expect(Object.keys(messages(resetForm, { token })).toSorted()).toEqual(['confirmationPassword', 'password']);
  });

  it('for an invited account have names and passwords (VALID-21)', () => {
    expect(Object.keys(messages(invitedForm, { invitationToken: token })).toSorted()).toEqual([
      'confirmationPassword',
      'firstName',
      'lastName',
      'password',
    ]);
  });

  it('for changing a password have the old and the new one (VALID-22)', () => {
    expect(Object.keys(messages(changePasswordForm, {})).toSorted()).toEqual([
      'confirmPassword',
      'newPassword',
      'oldPassword',
    ]);
  });
});
