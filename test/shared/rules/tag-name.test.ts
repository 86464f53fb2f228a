import { describe, expect, it } from 'vitest';
import { cleanTag, tagKey, tagName, tagRefusal } from '../../../shared/rules/tag-name.ts';

describe('The name of a tag', () => {
  it.each([
    ['  C++   and \t more ', 'C++ and more'],
    ['a\u00a0b', 'a b'],
    ['one <b>"two"</b>', 'one btwo/b'],
    ['a : b', 'a b'],
    ['Cafe\u0301', 'Café'],
    ['!@#$%^&*()+_-=|,/.~', '!@#$%^&*()+_-=|,/.~'],
  ])('%j is %j (VALID-55, VALID-56)', (typed, name) => {
    expect(tagName(typed)).toBe(name);
  });

  it('keeps a space at its end while it is typed', () => {
    expect(cleanTag(' Visual ')).toBe('Visual ');
  });

  it.each([
    ['x'.repeat(41), 'Length must be less than 40'],
    ['x'.repeat(40), undefined],
    ['xy', undefined],
    ['x', 'Incorrect value'],
    ['', 'Incorrect value'],
  ])('%j is refused with %j (VALID-57, VALID-58)', (name, refusal) => {
    expect(tagRefusal(name)).toBe(refusal);
  });

  it('is the same in any case, with any white space and without what is stripped', () => {
    expect(tagKey('  Sage   "INTACCT": ')).toBe(tagKey('sage intacct'));
    expect(tagKey('CAFE\u0301 menus')).toBe(tagKey('café menus'));
    expect(tagKey('C++')).not.toBe(tagKey('C'));
  });
});
