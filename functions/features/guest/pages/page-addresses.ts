/** The site's full addresses for crawlers and feeds. */
export function pageAddresses(siteUrl: string) {
  const paged = (address: string, page: number) => (page > 1 ? `${address}?page=${page}` : address);
  return {
    home: `${siteUrl}/`,
    jobs: (page = 1) => paged(`${siteUrl}/find-jobs`, page),
    campaign: (name: string, page = 1) => paged(`${siteUrl}/find-jobs/${encodeURIComponent(name)}`, page),
    job: (id: number) => `${siteUrl}/find-jobs/view/${id}`,
    sitemap: (part: string | number) => `${siteUrl}/sitemap-${part}.xml`,
    feed: (page = 1) => paged(`${siteUrl}/feed.xml`, page),
    /** The preview picture of shared links, 1200 by 630 pixels. */
    picture: `${siteUrl}/share.png`,
    logo: `${siteUrl}/mark.svg`,
    /** Pages with fixed addresses that are worth indexing. */
    standing: ['/', '/find-jobs', '/about', '/terms_and_conditions', '/privacy'].map((path) => `${siteUrl}${path}`),
  };
}
export type PageAddresses = ReturnType<typeof pageAddresses>;
