import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** Lets Node load the mails' templates, whose markup it does not read by itself, and one file with another text. */
export function loadProduct(changed?: { file: string; text: string }): void {
  registerHooks({
    load: (url, context, next) => {
      if (!url.startsWith('file:')) return next(url, context);
      const file = fileURLToPath(url);
      if (!url.endsWith('.tsx') && file !== changed?.file) return next(url, context);
      const text = file === changed?.file ? changed.text : readFileSync(file, 'utf8');
      const { code } = transformSync(text, { loader: 'tsx', jsx: 'automatic' });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
