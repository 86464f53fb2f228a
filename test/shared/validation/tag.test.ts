import { describe, expect, it } from 'vitest';
import { newTagForm } from '../../../shared/validation/tag.ts';

const messagesOf = (name: unknown) =>
  newTagForm.safeParse({ name }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('A new tag', () => {
  it('has its name cleaned (VALID-55, VALID-56)', () => {
    expect(newTagForm.parse({ name: '  Sage   <Intacct> ' })).toEqual({ name: 'Sage Intacct' });
    expect(newTagForm.parse({ name: ` ${'x'.repeat(40)}"" ` })).toEqual({ name: 'x'.repeat(40) });
  });

  it.each([
    ['x'.repeat(41), 'Length must be less than 40'],
    ['x', 'Incorrect value'],
    ['"x"', 'Incorrect value'],
    ['   ', 'Incorrect value'],
    ['Ru\u0000st', 'Contains characters that are not allowed'],
    ['Ru\u202est', 'Contains characters that are not allowed'],
    ['Ru\ud800st', 'Contains characters that are not allowed'],
    [undefined, 'Required'],
  ])('%j is refused with %s (VALID-57, VALID-58)', (name, message) => {
    expect(messagesOf(name)).toEqual([['name', message]]);
  });

  it('names nobody', () => {
    expect(newTagForm.safeParse({ name: 'Sage Intacct', userId: 7 }).success).toBe(false);
  });
});
