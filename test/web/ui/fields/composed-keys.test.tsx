// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepComposedKeys } from '../../../../web/ui/fields/composed-keys.ts';

it.each([
  ['while a word is composed', { key: 'Enter', isComposing: true }, 0],
  ['that ends a word in Safari', { key: 'Enter', keyCode: 229 }, 0],
  ['that cancels a word', { key: 'Escape', isComposing: true }, 0],
  ['of its own', { key: 'Enter', keyCode: 13 }, 1],
])('A key %s reaches a field’s own keys only where no input method needs it (PLUS-64)', (_, key, count) => {
  const stop = keepComposedKeys(globalThis.window);
  const onKeyDown = vi.fn();
  render(<input aria-label="Name" onKeyDown={onKeyDown} />);
  fireEvent.keyDown(screen.getByLabelText('Name'), key);
  expect(onKeyDown).toHaveBeenCalledTimes(count);
  stop();
});
