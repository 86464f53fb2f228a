import { expect, it } from 'vitest';
import { previewOf } from '../../../../functions/features/jobs/job-preview.ts';

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

it('The preview of a description keeps signs that are part of its words (GUEST-25)', () => {
  for (const said of ['C# and F#, snake_case, 5 * 3', '>5 years of C++', 'Pay < 100k > 80k', '#1 in care, a*b']) {
    expect(previewOf(said)).toBe(said);
    expect(previewOf(`## Who\n\n> - **${said}**`)).toBe(`Who ${said}`);
  }
  expect(previewOf('_Nights_ and __days__.\n\n---\n\n![A ward](https://a.example/1.png) **Now:**call *us*!')).toBe(
    'Nights and days. A ward Now:call us!',
  );
});

it('The preview of a description of markup alone is made in no time', () => {
  for (const sign of ['*', '_', '#', '> ', '- ', '[', '[a](', '`', ' ', '\n']) {
    const before = performance.now();
    previewOf(sign.repeat(20_000 / sign.length));
    expect(performance.now() - before).toBeLessThan(500);
  }
});
