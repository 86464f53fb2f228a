import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { drawnPages, fileOfDrawnPage, missingPage } from '../../shared/constants/drawn-pages.ts';
import { filesOfPage, type PageFiles } from './page-files.ts';

const root = path.join(import.meta.dirname, '../..');

type DrawnPage = (typeof drawnPages)[number] | typeof missingPage;

/** The module of each drawn page. */
const moduleOf: Record<DrawnPage, string> = {
  '/': 'web/features/landing/pages/landing.tsx',
  '/about': 'web/features/landing/pages/about.tsx',
  '/terms_and_conditions': 'web/features/landing/pages/terms.tsx',
  '/privacy': 'web/features/landing/pages/privacy.tsx',
  '/account/how-to-delete': 'web/features/landing/pages/how-to-delete.tsx',
  [missingPage]: 'web/app/pages/missing-page.tsx',
};

/** The empty page with a page's content, title and files in it; the browser then draws nothing again. */
export function filledPage(
  shell: string,
  { path: page, html, files }: { path: string; html: string; files: PageFiles },
): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0];
  const links = [
    ...files.sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`),
    ...files.scripts.map((script) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${script}">`),
  ];
  const known = links.filter((link) => !shell.includes(/href="([^"]+)"/.exec(link)?.[1] ?? link));
  if (!title || !shell.includes('<div id="root"></div>'))
    throw new Error(`${page} has no title, or the empty page has no #root.`);
  return shell
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('</head>', () => `${known.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${page}">${html.replace(title, '').replace(/^(<link[^>]*>)+/, '')}</div>`,
    );
}

/** Draws the pages that are the same for everyone at build time, so that they show before any script has run. */
export function drawPagesOnBuild(): Plugin {
  return {
    name: 'draw-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const shell = readFileSync(path.join(dir, 'index.html'), 'utf8');
      const drawn = await drawnByServer();
      for (const page of [...drawnPages, missingPage] as const) {
        const file = path.join(dir, fileOfDrawnPage(page));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(
          file,
          filledPage(shell, { path: page, html: drawn[page] ?? '', files: filesOfPage(bundle, [moduleOf[page]]) }),
        );
      }
    },
  };
}

/** In a process of its own: the pages' code expects a browser or a short life. */
async function drawnByServer(): Promise<Record<string, string>> {
  const folder = path.join(root, '.local', `draw-pages-${randomUUID()}`);
  try {
    await build({
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        ssr: path.join(root, 'web/app/draw-pages.tsx'),
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
      },
    });
    const program = `import(${JSON.stringify(pathToFileURL(path.join(folder, 'draw-pages.js')).href)}).then(({ drawPages }) => drawPages()).then((pages) => process.stdout.write(JSON.stringify(pages), () => process.exit(0)))`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: root,
      env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (code !== 0) throw new Error('The pages cannot be drawn.');
    return JSON.parse(said) as Record<string, string>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
