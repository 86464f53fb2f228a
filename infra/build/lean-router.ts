import path from 'node:path';
import type { Plugin } from 'vite';

const production = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/**
 * React Router's production build, without the names that it gives its components for developer tools: those are
 * statements of their own, which keep every component although pages use few. Both are 5 KB of every public page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    config: (_, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild
        ? {
            resolve: {
              alias: [
                { find: /^react-router$/, replacement: path.join(production, 'index.mjs') },
                { find: /^react-router\/dom$/, replacement: path.join(production, 'dom-export.mjs') },
              ],
            },
          }
        : {},
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
