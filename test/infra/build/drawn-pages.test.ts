import { expect, it } from 'vitest';
import { filledPage } from '../../../infra/build/drawn-pages.ts';
import { drawnPages, fileOfDrawnPage } from '../../../shared/constants/drawn-pages.ts';
import { paths } from '../../../web/common/navigation/paths.ts';

const shell =
  '<html><head><title>HireHub</title><link rel="stylesheet" crossorigin href="/assets/public.css"></head><body><div id="root"></div></body></html>';
const files = { scripts: ['assets/landing.js'], sheets: ['assets/public.css', 'assets/landing.css'] };

it('Prerendered pages are those that are the same for everyone', () => {
  expect(drawnPages).toEqual([paths.landing(), paths.about(), paths.terms(), paths.privacy(), paths.howToDelete()]);
  expect(drawnPages.map(fileOfDrawnPage)).toEqual([
    'landing.html',
    'about.html',
    'terms_and_conditions.html',
    'privacy.html',
    'account/how-to-delete.html',
  ]);
});

it('Prerendered pages have content, title and the files that the empty page does not name yet', () => {
  const html = '<link rel="preload" as="image" href="/mark.svg"/><title>About · HireHub</title><main>$& words</main>';
  expect(filledPage(shell, { path: '/about', html, files })).toBe(
    '<html><head><title>About · HireHub</title><link rel="stylesheet" crossorigin href="/assets/public.css">' +
      '  <link rel="stylesheet" crossorigin href="/assets/landing.css">\n    <link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/landing.js">\n  </head>' +
      '<body><div id="root" data-page="/about"><main>$& words</main></div></body></html>',
  );
});

it('A prerendered page without a title or a place fails the build', () => {
  expect(() => filledPage(shell, { path: '/', html: '<main></main>', files })).toThrow('/ has no title');
  expect(() => filledPage('<title></title>', { path: '/', html: '<title>a</title>', files })).toThrow('no #root');
});
