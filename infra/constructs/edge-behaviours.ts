import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type ErrorResponse,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edge } from '../../shared/constants/edge.ts';

/** The calls whose responses the edge keeps for a moment; each of these routes is marked `atEdge` in the contract. */
export const publicCallPatterns = ['/api/guest/jobs*', '/api/guest/campaigns'] as const;

/**
 * What the edge keeps for a moment, by address and encoding. An origin behind it receives neither cookies nor tokens, so
 * that no response can be anybody's own.
 */
export function publicResponses(scope: Construct, id: string): CachePolicy {
  return new CachePolicy(scope, id, {
    comment: 'HireHub public pages and lists of jobs',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(edge.fresh + edge.stale),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

/**
 * CloudFront keeps these errors for 10 s by the path alone, whatever the origin says: what one caller may not see would
 * be refused to the next, and a page that just appeared would stay missing.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
 */
export const errorsAreNotKept: ErrorResponse[] = [404, 500, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
