import type { ReactNode } from 'react';
import { productName } from '../../shared/constants/product.ts';
import type { PublicPage } from './page-template.ts';

/** What stands in the head beside the title: for search engines, for those who share the page, and the files it needs first. */
export function headElements({ title, description, canonical, status, previous, next }: PublicPage, { picture, feed, files }: { picture: string; feed: string; files: readonly string[] }): ReactNode {
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
      <meta name="robots" content={status === 200 && canonical ? 'index, follow, max-image-preview:large' : 'noindex, follow'} />
      {canonical && <link rel="canonical" href={canonical} />}
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
      {Object.entries(properties).map(([property, content]) => content && <meta key={property} property={property} content={content} />)}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <link rel="alternate" type="application/atom+xml" title={`${productName}: newest jobs`} href={feed} />
      {files.map((file) => (
        <link key={file} rel={file.endsWith('.css') ? 'stylesheet' : 'modulepreload'} crossOrigin="anonymous" href={file} />
      ))}
      <style>{servedStyle}</style>
    </>
  );
}

// The frame of the signed-out product as far as the first moment shows it; colours and sizes are those of web/ui/theme/tokens.css.
const servedStyle = [
  '#served{min-block-size:100vh;background:var(--paper)}',
  'html:not([data-session]) #served+#root,html[data-session] #served{display:none}',
  '.served-top{display:flex;align-items:center;justify-content:space-between;min-block-size:56px;padding-inline:16px;border-block-end:1px solid var(--line)}',
  '.served-top a{color:var(--ink);font-weight:600;text-decoration:none}',
  '.served-main{max-inline-size:1080px;margin-inline:auto;padding:24px 16px 64px}',
  '.served-lead{display:flex;flex-wrap:wrap;gap:2px 18px;margin-block:4px 20px;color:var(--ink-soft)}',
  '.served-card{margin-block-end:12px;padding:12px 16px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface)}',
  '.served-card a{color:var(--ink);font-weight:600;text-decoration:none}',
  '.served-card p{margin:2px 0;color:var(--ink-soft)}',
  '.served-list{display:grid;gap:10px;margin:16px 0;padding:0;list-style:none}',
].join('');
