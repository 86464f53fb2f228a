import { expect, it } from 'vitest';
import { previewOf } from '../../../functions/jobs/job-preview.ts';

const words = (count: number) => Array.from({ length: count }, (_, place) => `w${place + 1}`).join(' ');

it('The preview of a description has its first 30 words, and a mark where more follow (GUEST-25)', () => {
  expect(previewOf(words(30))).toBe(words(30));
  expect(previewOf(words(31))).toBe(`${words(30)}…`);
});

it('The preview of a description is plain text (GUEST-25)', () => {
  expect(previewOf('# Care\n\n- for **critical**\n- [patients](https://example.com) `now`')).toBe(
    'Care for critical patients now',
  );
});
