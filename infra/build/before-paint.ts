import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';

const source = path.join(import.meta.dirname, '../../web/app/before-paint.ts');
const place = '<!-- before-paint -->';

/**
 * Puts the small script that runs before the first paint into the page: a hashed file when built, inline in
 * development.
 */
export function beforePaint(): Plugin {
  const code = () =>
    buildSync({ entryPoints: [source], bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' })
      .outputFiles[0]?.text ?? '';
  let built: { fileName: string; code: string } | undefined;
  return {
    name: 'before-paint',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    buildStart() {
      const text = code();
      built = {
        fileName: `assets/before-paint-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`,
        code: text,
      };
    },
    generateBundle() {
      if (built) this.emitFile({ type: 'asset', fileName: built.fileName, source: built.code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        html.replace(place, () =>
          server || !built ? `<script>${code()}</script>` : `<script src="/${built.fileName}"></script>`,
        ),
    },
  };
}
