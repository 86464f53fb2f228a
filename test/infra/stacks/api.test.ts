import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { only, resourcesOf, synthesized } from '../app/synthesized.ts';

const operations = Object.values(contract).flatMap((routes) => Object.values<RouteDefinition>(routes));
// A document is served to HEAD too.
const routeKeysOf = ({ method, path, document }: RouteDefinition) =>
  document ? [`${method} ${path}`, `HEAD ${path}`] : [`${method} ${path}`];
const apis = only(synthesized.prod, 'Api', 'Api-Teamwork');
const routes = resourcesOf(apis, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties);

describe('The HTTP API', () => {
  it('has exactly the routes of the contract, and one that refuses every other call below /api', () => {
    expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(
      ['ANY /api/{proxy+}', ...operations.flatMap(routeKeysOf)].sort(),
    );
  });

  it('has no more routes than infra/README.md says to ask Service Quotas for', () => {
    const asked = /ask Service Quotas for (\d+) \("Routes per API"\)/.exec(
      readFileSync('infra/README.md', 'utf8'),
    )?.[1];
    expect(routes.length).toBeLessThan(Number(asked));
  });

  it('requires an access token on every route that is not public', () => {
    const open = ['ANY /api/{proxy+}', ...operations.filter(({ roles }) => roles === 'anyone').flatMap(routeKeysOf)];
    expect(open.length).toBeGreaterThan(0);
    for (const { RouteKey, AuthorizationType, AuthorizerId } of routes) {
      expect([RouteKey, AuthorizationType]).toEqual([RouteKey, open.includes(RouteKey) ? 'NONE' : 'JWT']);
      expect([RouteKey, AuthorizerId !== undefined]).toEqual([RouteKey, !open.includes(RouteKey)]);
    }
  });

  it('has one function per feature and lets API Gateway call each', () => {
    const features = Object.keys(contract).length;
    expect(resourcesOf(apis, 'AWS::Lambda::Function')).toHaveLength(features);
    expect(resourcesOf(apis, 'AWS::ApiGatewayV2::Integration')).toHaveLength(features);
    expect(resourcesOf(apis, 'AWS::Lambda::Permission')).toHaveLength(features);
  });

  it('throttles, and logs each call without path or query', () => {
    const [stage] = resourcesOf(only(synthesized.prod, 'Gateway'), 'AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 });
    expect(Object.values(JSON.parse(stage?.Properties.AccessLogSettings.Format))).toContain('$context.routeKey');
    expect(stage?.Properties.AccessLogSettings.Format).not.toMatch(/context\.path|query|sourceIp/i);
  });
});
