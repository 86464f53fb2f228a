import type { Plugin } from 'vite';
import { filesOfPage } from './page-files.ts';

/** The modules of the pages that the guest function renders, by its name for the page. */
const servedPages = {
  browse: ['web/app/frames/guest-frame.tsx', 'web/app/pages/find-jobs.tsx'],
  posting: ['web/app/frames/guest-frame.tsx', 'web/app/pages/public-job.tsx'],
};

/**
 * Lists the files of server-rendered pages in index.html, where the guest function reads them, so that browsers load
 * these files with the page.
 */
export function servedPageFiles(): Plugin {
  return {
    name: 'served-page-files',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const content = Object.entries(servedPages).map(([name, modules]) => {
          const { scripts, sheets } = filesOfPage(bundle, modules);
          const files = [...sheets, ...scripts].filter((file) => !html.includes(file));
          return `${name}=${files.map((file) => `/${file}`).join(',')}`;
        });
        return html.replace('</head>', `  <meta name="chunks" content="${content.join(';')}" />\n  </head>`);
      },
    },
  };
}
