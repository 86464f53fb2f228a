import { drawnPageDescriptions, drawnPages, fileOfDrawnPage, missingPage } from '../../shared/constants/drawn-pages.ts';
import { productName } from '../../shared/constants/product.ts';

const description = /<meta name="description"[^>]*>/;

/** The product and its site in schema.org's terms, with the search that the first screen offers. */
function things(siteUrl: string): object {
  const organization = { '@type': 'Organization', name: productName, url: `${siteUrl}/`, logo: `${siteUrl}/mark.svg` };
  const potentialAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/find-jobs?q={search_term_string}&in=all` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      { '@type': 'WebSite', name: productName, url: `${siteUrl}/`, publisher: organization, potentialAction },
    ],
  };
}

/**
 * A page drawn at build time, with what only its deployment knows: its own address for search engines and shared links,
 * and on the landing page the organization. Other files stay as they are.
 */
export function withPageHead(html: string, { file, siteUrl }: { file: string; siteUrl: string }): string {
  const page = drawnPages.find((path) => fileOfDrawnPage(path) === file);
  if (file === fileOfDrawnPage(missingPage))
    return html.replace(description, '<meta name="robots" content="noindex" />');
  if (!page) return html;
  const address = siteUrl + page;
  // The title is already in the page as markup; descriptions are our own and contain no quotes.
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? productName;
  const properties = {
    type: 'website',
    site_name: productName,
    title,
    description: drawnPageDescriptions[page],
    url: address,
    image: `${siteUrl}/share.png`,
    'image:width': 1200,
    'image:height': 630,
    'image:alt': `${productName}: open jobs`,
  };
  const head = [
    `<meta name="description" content="${drawnPageDescriptions[page]}" />`,
    '<meta name="robots" content="index, follow, max-image-preview:large" />',
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries(properties).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page === '/' ? [`<script type="application/ld+json">${JSON.stringify(things(siteUrl))}</script>`] : []),
  ];
  return html.replace(description, () => head.join('\n    '));
}
