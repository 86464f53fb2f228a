import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

// The eye and the thumb find the way on in one place.
it('The way on is the last button of every dialog', () => {
  const dialogs = sourceFiles('web').flatMap(({ path, text }) =>
    Array.from(text.matchAll(/<Modal\b(?:(?!<\/Modal>)[^])*?actions=\{\s*<>([^]*?)<\/>\s*\}/g), ([, actions = '']) => ({
      path,
      buttons: actions.split(/(?=<Button\b)/).filter((part) => part.startsWith('<Button')),
    })),
  );
  expect(dialogs.length).toBeGreaterThan(20);
  const primary = (button: string) => button.includes('kind="primary"');
  expect(
    dialogs.filter(({ buttons }) => buttons.some(primary) && !primary(buttons.at(-1) ?? '')).map(({ path }) => path),
  ).toEqual([]);
});
