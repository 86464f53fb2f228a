import type { Plugin } from 'vite';

/**
 * Has browsers fetch scripts after the sheets and the font: every public page is drawn without script, and on a slow
 * line its 140 KB of script would share the line with what the first paint waits for.
 *
 * @see https://web.dev/articles/fetch-priority
 */
export function sheetsBeforeScripts(): Plugin {
  return {
    name: 'sheets-before-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(?:script type="module"|link rel="modulepreload") crossorigin/g, '$& fetchpriority="low"'),
    },
  };
}
