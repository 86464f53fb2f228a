import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';

/** A page is at most so old, in milliseconds; the files that it names stay when a deployment brings new ones. */
const freshFor = 10_000;

/**
 * The built index.html, kept in memory and asked for again by its entity tag, so that a deployment shows within ten
 * seconds.
 */
export function sitePageStore(
  bucket: () => string,
  now: () => number = Date.now,
  client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
) {
  let kept: { text: string; etag: string | undefined; askedAt: number } | undefined;

  /** The page's text. Fails when there is none; while S3 fails, the page read before is good. */
  async function sitePage(): Promise<string> {
    if (kept && now() - kept.askedAt < freshFor) return kept.text;
    try {
      const { Body, ETag } = await client.send(
        new GetObjectCommand({ Bucket: bucket(), Key: 'index.html', IfNoneMatch: kept?.etag }),
      );
      kept = { text: (await Body?.transformToString()) ?? '', etag: ETag, askedAt: now() };
    } catch (error) {
      if (!kept) throw error;
      kept.askedAt = now();
    }
    return kept.text;
  }

  return { sitePage };
}
export type SitePageStore = ReturnType<typeof sitePageStore>;
