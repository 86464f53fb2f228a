import type { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, it } from 'vitest';
import { sitePageStore } from '../../../../../functions/features/guest/pages/site-page.store.ts';

describe('The single page of the site', () => {
  let now: number;
  let stored: { text: string; etag: string } | undefined;
  let asked: (string | undefined)[];
  /** S3 as far as one object goes: 304 for a matching entity tag. */
  const client = {
    send: async ({ input }: GetObjectCommand) => {
      asked.push(input.IfNoneMatch);
      if (!stored) throw Object.assign(new Error('AccessDenied'), { name: 'AccessDenied' });
      if (input.IfNoneMatch === stored.etag) throw Object.assign(new Error('NotModified'), { name: '304' });
      const { text, etag } = stored;
      return { ETag: etag, Body: { transformToString: async () => text } };
    },
  } as unknown as S3Client;
  const open = () =>
    sitePageStore(
      () => 'site',
      () => now,
      client,
    );

  beforeEach(() => {
    now = 0;
    asked = [];
    stored = { text: 'first', etag: '"1"' };
  });

  it('is read once, and checked by its entity tag after ten seconds', async () => {
    const { sitePage } = open();
    expect([await sitePage(), await sitePage()]).toEqual(['first', 'first']);
    now = 10_000;
    expect(await sitePage()).toBe('first');
    expect(asked).toEqual([undefined, '"1"']);
  });

  it('changes within ten seconds of a deployment', async () => {
    const { sitePage } = open();
    await sitePage();
    stored = { text: 'second', etag: '"2"' };
    now = 10_000;
    expect(await sitePage()).toBe('second');
  });

  it('stays available while S3 fails, and is missing only if it never existed', async () => {
    const { sitePage } = open();
    await sitePage();
    stored = undefined;
    now = 10_000;
    expect(await sitePage()).toBe('first');
    await expect(open().sitePage()).rejects.toThrow('AccessDenied');
  });
});
