import { expect, it } from 'vitest';
import { amountDigits, wholeDigits, withThousands } from '../../../../web/ui/fields/number-text.ts';

it('Number text drops leading zeros and non-digits and separates thousands (VALID-38, VALID-39)', () => {
  expect(wholeDigits('00a1,234b')).toBe('1234');
  expect(withThousands('1234567')).toBe('1,234,567');
  expect(amountDigits('012.345.6')).toBe('12.34');
});
