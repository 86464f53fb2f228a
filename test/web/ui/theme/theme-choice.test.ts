// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { chooseTheme, readThemeChoice } from '../../../../web/ui/theme/theme-choice.ts';

afterEach(() => delete document.documentElement.dataset.theme);

it.each(['light', 'dark'] as const)('The %s theme applies immediately and is stored for the next visit', (theme) => {
  chooseTheme(theme);
  expect(document.documentElement.dataset.theme).toBe(theme);
  expect(readThemeChoice()).toBe(theme);
});

it('Choosing the system’s theme forgets the earlier choice', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(readThemeChoice()).toBe('system');
  expect(localStorage.length).toBe(0);
});

it('Another stored word is no choice', () => {
  localStorage.setItem('hirehub.theme', 'sepia');
  expect(readThemeChoice()).toBe('system');
});
