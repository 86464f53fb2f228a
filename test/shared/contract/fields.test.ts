import { describe, expect, it } from 'vitest';
import { text } from '../../../shared/contract/fields.ts';
import { random } from '../../functions/search/random.ts';

const problemOf = (value: string, min = 1) => text(40, min).safeParse(value).error?.issues[0]?.message;

describe('A free text', () => {
  it.each([
    ['a\ud800b', ', after “a”'],
    ['\udc00', ''],
    ['We sort mail in the north\u0000', ', after “rt mail in the north”'],
    ['note \ud83d', ', after “note”'],
  ])('with half a character or a control character is refused with the words before it: %j', (value, place) =>
    expect(problemOf(value)).toBe(`Contains characters that are not allowed${place}`),
  );

  it.each([
    ['Own the ledger\u000bReview designs\u000cSell', 'Own the ledger\nReview designs\nSell'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['\ufeffReview designs\ufeff', 'Review designs'],
    ['over\u00adtime and on\u2060call', 'overtime and oncall'],
    ['Work from: \u200eתל אביב\u200e', 'Work from: \u200eתל אביב'],
    ['\u200fתל אביב (C\u200e++\u200e) ו', 'תל אביב (C\u200e++\u200e) ו'],
    ['plain \u200etext\u200f', 'plain text'],
    ['safe\u202egpj.exe', 'safegpj.exe'],
    ['a\u200bb', 'ab'],
    ['jo\u200cin\u200ded\u200d', 'joined'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['👩🏽‍⚕️ and ❤️‍🔥', '👩🏽‍⚕️ and ❤️‍🔥'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ക്\u200d ര', 'ക്\u200d ര'],
    ['क्\u200dष', 'क्\u200dष'],
    ['cols\twith\ttabs – “quotes” café', 'cols\twith\ttabs – “quotes” café'],
  ])('is kept as its author saw it: %j (PLUS-64)', (value, kept) => expect(text(400, 1).parse(value)).toBe(kept));

  it('is cleaned once and for all', () => {
    const lot = random(9);
    const odd = [
      'a',
      ' ',
      '\n',
      '\r',
      '😀',
      '\u200d',
      '\u200c',
      '\u202e',
      '\u200f',
      '\ufeff',
      '\u00ad',
      'م',
      'क्',
      '👩',
      '\u000b',
    ];
    for (let run = 0; run < 500; run += 1) {
      const once = text(400).parse(Array.from({ length: lot.integer(0, 30) }, () => lot.pick(odd)).join(''));
      expect(text(400).parse(once)).toBe(once);
    }
  });

  it.each(['\u200b\u200b', ' \u200d ', '\u2060', '\u3164', '\u115f \u1160'])(
    'in which nothing can be seen counts as empty: %j',
    (value) => expect(problemOf(value)).toBe('Required'),
  );

  it.each(['👩‍👩‍👧', 'علی\u200cرضا', 'ok'])('may have joiners: %s', (value) => expect(problemOf(value)).toBeUndefined());

  it('may be empty where no minimum is asked', () => {
    expect(problemOf('', 0)).toBeUndefined();
  });
});
