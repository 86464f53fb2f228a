import { describe, expect, it } from 'vitest';
import { text } from '../../../shared/contract/fields.ts';

const problemOf = (value: string, min = 1) => text(40, min).safeParse(value).error?.issues[0]?.message;

describe('A free text', () => {
  it.each(['a\ud800b', '\udc00', 'note \ud83d'])('with a lone surrogate is refused: %j', (value) =>
    expect(problemOf(value)).toBe('Contains characters that are not allowed'),
  );

  it.each(['\u200b\u200b', ' \u200d ', '\u2060', '\u3164', '\u115f \u1160'])(
    'in which nothing can be seen counts as empty: %j',
    (value) => expect(problemOf(value)).toBe('Required'),
  );

  it.each(['👩‍👩‍👧', 'علی\u200cرضا', 'ok', 'a\u200bb'])('keeps joiners between letters and inside of emoji: %s', (value) =>
    expect(problemOf(value)).toBeUndefined(),
  );

  it('may be empty where no minimum is asked', () => {
    expect(problemOf('', 0)).toBeUndefined();
  });
});
