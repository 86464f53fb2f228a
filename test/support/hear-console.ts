import { afterEach } from 'vitest';
import { hearConsole, unexpectedWords } from './console-words.ts';

// An error on the console is a fault that no assertion sees: it fails its test, unless the test expects it.
hearConsole();
afterEach(() => {
  const words = unexpectedWords();
  if (words.length > 0)
    throw new Error(`Written to the console, which allowOnConsole would allow: ${words.join('\n').slice(0, 2_000)}`);
});
