import type { ReactNode } from 'react';
import { productName } from '../../../../shared/constants/product.ts';
import type { PublicPage } from './drawn-page.ts';

/** The head besides the title: for search engines, for link previews, and the files the page needs first. */
export function headElements(
  { title, description, canonical, status, previous, next }: PublicPage,
  { picture, feed, files }: { picture: string; feed: string; files: readonly string[] },
): ReactNode {
  const properties: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${productName}: open jobs`,
  };
  return (
    <>
      <meta name="description" content={description} />
      <meta
        name="robots"
        content={status === 200 && canonical ? 'index, follow, max-image-preview:large' : 'noindex, follow'}
      />
      {canonical && <link rel="canonical" href={canonical} />}
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <link rel="alternate" type="application/atom+xml" title={`${productName}: newest jobs`} href={feed} />
      {files.map((file) =>
        file.endsWith('.css') ? (
          <link key={file} rel="stylesheet" crossOrigin="anonymous" href={file} />
        ) : (
          // After the sheets: the page is drawn without script (infra/build/sheets-before-scripts.ts).
          <link key={file} rel="modulepreload" crossOrigin="anonymous" fetchPriority="low" href={file} />
        ),
      )}
      <style>{servedStyle}</style>
    </>
  );
}

// Only what the script decides by measuring: whether there is room for the menu, the map and the filters
// (web/features/shell, guest).
const servedStyle = [
  'html[data-session] #served{display:none}',
  // Laid out, so that the script's measurements are right, and shown when complete.
  'html:not([data-session]) #served+#root{position:absolute;inset-inline:0;visibility:hidden}',
  '.served-bar{align-content:start;min-block-size:52px}',
  // Replaces the pin icon before a place.
  '#served .job-place{padding-inline-start:18px}',
  '.served-side{inline-size:48px}',
  '.served-notice{max-inline-size:720px}',
  '@media (max-width:1199.98px){.served-widest{display:none}}',
  '@media (max-width:1099.98px){.served-bar{min-block-size:96px}}',
  '@media (max-width:991.98px){#served .shell{--shell-side:62px}#served :is(.logo-name,.shell-item-label){visibility:hidden}}',
  '@media (max-width:767.98px){#served .shell{grid-template-columns:minmax(0,1fr)}#served :is(.shell-sidebar,.served-wide){display:none}}',
].join('');
