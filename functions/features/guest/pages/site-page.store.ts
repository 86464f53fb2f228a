import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';

/** The oldest a page may be, in milliseconds; the files that it names remain when a deployment brings new ones. */
const freshFor = 10_000;

/**
 * The built index.html, kept in memory and revalidated by its entity tag, so that a deployment shows within ten
 * seconds.
 */
export function sitePageStore(
  bucket: () => string,
  now: () => number = Date.now,
  client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
) {
  let kept: { text: string; etag: string | undefined; checkedAt: number } | undefined;

  /** The page's text. Throws when there is none; while S3 fails, the last page read is used. */
  async function sitePage(): Promise<string> {
    if (kept && now() - kept.checkedAt < freshFor) return kept.text;
    try {
      const { Body, ETag } = await client.send(
        new GetObjectCommand({ Bucket: bucket(), Key: 'index.html', IfNoneMatch: kept?.etag }),
      );
      kept = { text: (await Body?.transformToString()) ?? '', etag: ETag, checkedAt: now() };
    } catch (error) {
      if (!kept) throw error;
      kept.checkedAt = now();
    }
    return kept.text;
  }

  return { sitePage };
}
export type SitePageStore = ReturnType<typeof sitePageStore>;
