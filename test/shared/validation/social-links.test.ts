import { describe, expect, it } from 'vitest';
import type { SocialNetwork } from '../../../shared/constants/social-links.ts';
import { socialLinksForm } from '../../../shared/validation/social-links.ts';

const refusals = (links: object) =>
  (socialLinksForm.safeParse(links).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const kept = (network: SocialNetwork, address: string) => socialLinksForm.parse({ [network]: address })[network];

describe('Links of candidates', () => {
  it.each<[SocialNetwork, string, string]>([
    ['linkedin', 'https://www.linkedin.com/in/priya-iyer', 'https://www.linkedin.com/in/priya-iyer'],
    ['linkedin', '  in.linkedin.com/in/priya/  ', 'https://in.linkedin.com/in/priya/'],
    ['github', 'github.com/priya', 'https://github.com/priya'],
    ['x', 'https://x.com/priya_i', 'https://x.com/priya_i'],
    ['x', 'HTTPS://Twitter.com/priya', 'https://twitter.com/priya'],
    ['website', 'priya.example.com/work?year=2026#top', 'https://priya.example.com/work?year=2026#top'],
    ['website', 'https://bücher.example', 'https://xn--bcher-kva.example/'],
  ])('keep a %s of %s as %s (PROF-09)', (network, given, address) => expect(kept(network, given)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JavaScript://github.com/%0aalert(1)',
    'data:text/html,hi',
    'http://github.com/priya',
    'ftp://example.com',
    'mailto:a@example.com',
    'vbscript:x',
  ])('reject %s under every field, whatever its scheme pretends (PROF-09)', (address) => {
    expect(refusals({ linkedin: address, github: address, website: address, x: address })).toEqual(
      ['linkedin', 'github', 'website', 'x'].map((network) => [network, 'Must begin with https://']),
    );
  });

  it.each<[SocialNetwork, string]>([
    ['linkedin', 'https://linkedin.com.evil.example/in/priya'],
    ['linkedin', 'https://www.linkedin.com/company/acme'],
    ['linkedin', 'https://notlinkedin.com/in/priya'],
    ['github', 'https://github.com'],
    ['github', 'https://github.com/priya/secrets'],
    ['github', 'https://github.com@evil.example/priya'],
    ['x', 'https://x.com/way_too_long_for_a_handle'],
    ['website', 'localhost'],
    ['website', 'https://127.0.0.1/'],
    ['website', 'https://2130706433/'],
    ['website', 'https://[::1]/'],
    ['website', 'https://me:secret@example.com/'],
    ['website', 'https://example.com:8443/'],
    ['website', 'https://exam ple.com/'],
  ])('reject as %s what leads elsewhere: %s (PROF-09)', (network, address) =>
    expect(refusals({ [network]: address })).toEqual([[network, expect.stringMatching(/^Must be an? /)]]),
  );

  it('have at most 200 characters, and no other names (PROF-09)', () => {
    expect(refusals({ website: `https://example.com/${'a'.repeat(181)}` })).toEqual([['website', '200 chars max']]);
    expect(refusals({ website: `https://example.com/${'ä'.repeat(60)}` })).toEqual([['website', '200 chars max']]);
    expect(socialLinksForm.safeParse({ facebook: 'https://facebook.com/priya' }).success).toBe(false);
  });

  it('can be empty', () =>
    expect(socialLinksForm.parse({ linkedin: ' ', x: null })).toEqual({
      linkedin: null,
      github: null,
      website: null,
      x: null,
    }));
});
