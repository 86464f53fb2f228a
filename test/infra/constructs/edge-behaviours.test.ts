import { describe, expect, it } from 'vitest';
import { publicCallPatterns } from '../../../infra/constructs/edge-behaviours.ts';
import { pagePatterns } from '../../../infra/constructs/page-requests.ts';
import { edge } from '../../../shared/constants/edge.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { publicPages } from '../../../shared/contract/public-pages.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { onlyResource, synthesized } from '../app/synthesized.ts';

const { dev } = synthesized;
const { CacheBehaviors: behaviours, CustomErrorResponses: errors } = onlyResource(dev, 'AWS::CloudFront::Distribution')
  .Properties.DistributionConfig;
const policyOf = (pattern: string) => {
  const behaviour = behaviours.find(({ PathPattern }: { PathPattern: string }) => PathPattern === pattern);
  expect(behaviour).not.toHaveProperty('OriginRequestPolicyId');
  return dev.Web?.resources[behaviour.CachePolicyId.Ref]?.Properties.CachePolicyConfig;
};
const routes = Object.values(contract).flatMap((feature) => Object.values<RouteDefinition>(feature));

describe('The edge', () => {
  it.each([...pagePatterns, ...publicCallPatterns])(
    'keeps what %s responds for as long as the response says, at most two seconds, by address and encoding alone',
    (pattern) => {
      expect(policyOf(pattern)).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 2,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        },
      });
    },
  );

  it('and functions forget a closed job within 5 s together, even where two of its caches keep it one after the other', () => {
    const functionsLookAgain = 0.5;
    const slowestResponse = 0.5;
    expect(2 * (edge.fresh + edge.stale) + functionsLookAgain + slowestResponse).toBeLessThanOrEqual(5);
  });

  it('keeps exactly the calls of the contract that are the same for every caller, and all of them are reads by anyone', () => {
    const kept = routes.filter(({ atEdge }) => atEdge);
    for (const { method, roles, refreshCookie, path } of kept)
      expect([path, method, roles, refreshCookie]).toEqual([path, 'GET', 'anyone', undefined]);
    const reached = routes.filter(({ path }) =>
      publicCallPatterns.some((pattern) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      ),
    );
    expect(new Set([...reached, ...Object.values<RouteDefinition>(publicPages)])).toEqual(new Set(kept));
  });

  it('keeps no error: what one caller may not see is not refused to the next', () => {
    expect(errors).toEqual([404, 500, 502, 503, 504].map((code) => ({ ErrorCode: code, ErrorCachingMinTTL: 0 })));
  });
});
