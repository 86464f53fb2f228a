import { expect, it } from 'vitest';
import { withStop } from '../../../shared/rules/with-stop.ts';

it.each([
  ['Lakeside', 'Lakeside.'],
  ['Lakeside Inc.', 'Lakeside Inc.'],
  ['Yahoo!', 'Yahoo!'],
])('A sentence that ends with %s has one stop', (name, end) => {
  expect(withStop(name)).toBe(end);
});
