import * as z from 'zod';
import type { SocialNetwork } from '../constants/social-links.ts';
import { longestLink } from '../constants/social-links.ts';
import { line } from '../contract/fields.ts';

const messages: Record<SocialNetwork, string> = {
  linkedin: 'Must be a LinkedIn profile, such as https://www.linkedin.com/in/your-name',
  github: 'Must be a GitHub profile, such as https://github.com/your-name',
  website: 'Must be an address such as https://example.com',
  x: 'Must be an X profile, such as https://x.com/your_name',
};
const onlyHttps = 'Must begin with https://';
const scheme = /^[a-z][a-z0-9+.-]*:/i;

const hosts: Record<Exclude<SocialNetwork, 'website'>, RegExp> = {
  linkedin: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
  github: /^(?:www\.)?github\.com$/,
  x: /^(?:www\.|mobile\.)?(?:x|twitter)\.com$/,
};
const profiles: Record<Exclude<SocialNetwork, 'website'>, RegExp> = {
  linkedin: /^\/(?:in|pub)\/[^/]+(?:\/[^/]*)*$/,
  github: /^\/[a-z\d](?:-?[a-z\d]){0,38}\/?$/i,
  x: /^\/\w{1,15}\/?$/,
};
// A name with a top-level domain of letters: neither a bare word nor an IP address.
const publicHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** Whether the address leads to a profile on this network, or to a website, without user name, password or port. */
function leadsTo(network: SocialNetwork, { hostname, pathname, username, password, port }: URL): boolean {
  if (username || password || port) return false;
  return network === 'website'
    ? publicHost.test(hostname)
    : hosts[network].test(hostname) && profiles[network].test(pathname);
}

/**
 * One address: https alone, on the host that the field names, at most 200 characters; one typed without `https://` gets
 * it, an empty one is null (PROF-09).
 */
function socialLink(network: SocialNetwork) {
  return line(longestLink)
    .nullish()
    .transform((given, check) => {
      if (!given) return null;
      const refused = (message: string) => {
        check.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (scheme.test(given) && !/^https:\/\//i.test(given)) return refused(onlyHttps);
      const typed = scheme.test(given) ? given : `https://${given}`;
      const address = URL.canParse(typed) && !/\s/.test(given) ? new URL(typed) : undefined;
      if (!address || !leadsTo(network, address)) return refused(messages[network]);
      return address.href.length > longestLink ? refused(`${longestLink} chars max`) : address.href;
    });
}

/** Addresses elsewhere that a candidate enters (PROF-09). */
export const socialLinksForm = z.strictObject({
  linkedin: socialLink('linkedin'),
  github: socialLink('github'),
  website: socialLink('website'),
  x: socialLink('x'),
});
export type SocialLinksForm = z.output<typeof socialLinksForm>;
