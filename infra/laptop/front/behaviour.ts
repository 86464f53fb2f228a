import type { HttpApi } from '../http-api/http-api.ts';
import { matchesWildcard } from '../wildcard.ts';
import type { SocketGateway } from '../services/connections/socket-gateway.ts';
import type { ReadObject } from './serve-object.ts';
import type { ViewerFunction, ViewerResponseFunction } from './viewer-function.ts';

/** Where CloudFront fetches from. */
export type Origin =
  | { kind: 'site'; bucket: string }
  | { kind: 'http-api'; api: HttpApi }
  | { kind: 'socket'; gateway: () => SocketGateway | undefined }
  | { kind: 'bucket'; read: ReadObject }
  /** A bucket that judges the signature of each request itself; its address without a slash. */
  | { kind: 'signed-bucket'; url: string };

/** A header that a response headers policy sets. */
export interface PolicyHeader {
  name: string;
  value: string;
  /** Replaces the origin's header; otherwise only fills a gap. */
  override: boolean;
}

/** What CloudFront does with the paths of one pattern. */
export interface Behaviour {
  /** With `*` and `?`; `*` alone is the default behaviour. */
  pattern: string;
  origin: Origin;
  /** Added to each request to the origin; viewers cannot set these themselves. */
  originHeaders: readonly [name: string, value: string][];
  responseHeaders: readonly PolicyHeader[];
  viewerRequest?: ViewerFunction;
  /** Not run for a refusal of the origin, as in CloudFront. */
  viewerResponse?: ViewerResponseFunction;
  /** Other methods are refused with 403. */
  methods: readonly string[];
  compress: boolean;
  /** The file that CloudFront puts into a request for `/` before the viewer function runs, without its slash. */
  rootObject?: string;
}

/** The first behaviour whose pattern matches, in the order of the template; the default comes last. */
export function behaviourFor(path: string, behaviours: readonly Behaviour[]): Behaviour | undefined {
  return behaviours.find(({ pattern }) => fits(pattern, path));
}

/**
 * @see
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern
 */
function fits(pattern: string, path: string): boolean {
  return matchesWildcard(pattern === '*' || pattern.startsWith('/') ? pattern : `/${pattern}`, path);
}

/** The response's headers after the policy. */
export function applyPolicy(headers: [string, string][], policy: readonly PolicyHeader[]): [string, string][] {
  const present = new Set(headers.map(([name]) => name.toLowerCase()));
  const added = policy.filter(({ name, override }) => override || !present.has(name.toLowerCase()));
  const replaced = new Set(added.map(({ name }) => name.toLowerCase()));
  return [
    ...headers.filter(([name]) => !replaced.has(name.toLowerCase())),
    ...added.map(({ name, value }): [string, string] => [name.toLowerCase(), value]),
  ];
}
