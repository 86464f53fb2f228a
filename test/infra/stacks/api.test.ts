import { describe, expect, it } from 'vitest';
import { httpApiNames, httpApiOf } from '../../../infra/constructs/http-apis.ts';
import { apiParts } from '../../../infra/stacks/api.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { only, onlyResource, resourcesOf, synthesized } from '../app/synthesized.ts';

const operations = Object.values(contract).flatMap((routes) => Object.values<RouteDefinition>(routes));
// A document is served to HEAD too.
const routeKeysOf = ({ method, path, document }: RouteDefinition) =>
  document ? [`${method} ${path}`, `HEAD ${path}`] : [`${method} ${path}`];
const apis = only(synthesized.prod, ...apiParts);
const routes = resourcesOf(apis, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties);
/** The API's name as part of its exported id. */
const apiOfRoute = ({ ApiId }: (typeof routes)[number]) =>
  httpApiNames.find((name) => new RegExp(`Ref${name}[0-9A-F]{8}`).test(JSON.stringify(ApiId)));

/** As CloudFront matches, for patterns with stars alone. */
const fits = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);

describe('The HTTP APIs', () => {
  it('have exactly the routes of the contract between them, and each one that refuses every other call below /api', () => {
    const elsewhere = httpApiNames.map(() => 'ANY /api/{proxy+}');
    expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(
      [...elsewhere, ...operations.flatMap(routeKeysOf)].sort(),
    );
    expect(routes.filter(({ RouteKey }) => RouteKey === elsewhere[0]).map(apiOfRoute)).toEqual(httpApiNames);
  });

  it('stay well below the 300 routes that a new account allows in each', () => {
    const counts = httpApiNames.map((name) => routes.filter((route) => apiOfRoute(route) === name).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(routes.length);
    for (const count of counts) expect(count).toBeLessThan(280);
  });

  it('each have the routes whose calls CloudFront leads to them', () => {
    const web = onlyResource(synthesized.prod, 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
    const behaviours = web.CacheBehaviors.map(
      ({ PathPattern, TargetOriginId }: { PathPattern: string; TargetOriginId: string }) => ({
        pattern: PathPattern,
        origin: web.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId),
      }),
    ) as { pattern: string; origin: { DomainName: object } }[];
    for (const route of routes.filter(({ RouteKey }) => !RouteKey.startsWith('ANY'))) {
      const path = (route.RouteKey as string).split(' ')[1]?.replaceAll(/\{\w+\}/g, 'manager') ?? '';
      const led = JSON.stringify(behaviours.find(({ pattern }) => fits(pattern, path))?.origin.DomainName);
      expect([path, led]).toEqual([path, expect.stringContaining(`Ref${apiOfRoute(route)}`)]);
    }
  });

  it.each([
    ['/api/manager/jobs', 'Workplaces'],
    ['/api/super-manager/users', 'Workplaces'],
    ['/api/recruiters', 'Http'],
    ['/api/users/7/recruiter', 'Http'],
  ] as const)('divide by the first word: %s is in %s', (path, api) => {
    expect(httpApiOf(path)).toBe(api);
  });

  it('require an access token on every route that is not public', () => {
    const open = ['ANY /api/{proxy+}', ...operations.filter(({ roles }) => roles === 'anyone').flatMap(routeKeysOf)];
    expect(open.length).toBeGreaterThan(0);
    for (const { RouteKey, AuthorizationType, AuthorizerId } of routes) {
      expect([RouteKey, AuthorizationType]).toEqual([RouteKey, open.includes(RouteKey) ? 'NONE' : 'JWT']);
      expect([RouteKey, AuthorizerId !== undefined]).toEqual([RouteKey, !open.includes(RouteKey)]);
    }
  });

  it('take tokens of our user pool alone, for its one client', () => {
    const authorizers = resourcesOf(synthesized.prod, 'AWS::ApiGatewayV2::Authorizer').filter(
      ({ Properties }) => Properties.AuthorizerType === 'JWT',
    );
    expect(authorizers).toHaveLength(httpApiNames.length);
    for (const { Properties } of authorizers) {
      const { Audience, Issuer } = Properties.JwtConfiguration;
      expect(Audience).toEqual([{ 'Fn::ImportValue': expect.stringMatching(/Data:ExportsOutputRefAccountsClient/) }]);
      expect(Issuer['Fn::Join'][1]).toEqual([
        'https://cognito-idp.us-east-1.amazonaws.com/',
        { 'Fn::ImportValue': expect.stringMatching(/Data:ExportsOutputRefAccountsPool/) },
      ]);
    }
  });

  it('have one function per feature, which each API with routes of it may call', () => {
    const features = Object.keys(contract).length;
    expect(resourcesOf(apis, 'AWS::Lambda::Function')).toHaveLength(features);
    const integrations = Object.entries(contract).flatMap(([feature, ofFeature]) =>
      feature === 'description'
        ? httpApiNames
        : [...new Set(Object.values<RouteDefinition>(ofFeature).map(({ path }) => httpApiOf(path)))],
    );
    expect(resourcesOf(apis, 'AWS::ApiGatewayV2::Integration')).toHaveLength(integrations.length);
    expect(resourcesOf(apis, 'AWS::Lambda::Permission')).toHaveLength(integrations.length);
  });

  it('throttle like every other gateway', () => {
    const stages = resourcesOf(synthesized.prod, 'AWS::ApiGatewayV2::Stage');
    expect(stages.length).toBeGreaterThan(httpApiNames.length);
    for (const { id, Properties } of stages)
      expect([id, Properties.DefaultRouteSettings]).toEqual([
        id,
        expect.objectContaining({ ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 }),
      ]);
  });

  it('log each call without path or query', () => {
    const stages = resourcesOf(only(synthesized.prod, 'Gateway'), 'AWS::ApiGatewayV2::Stage');
    expect(stages).toHaveLength(httpApiNames.length);
    for (const { Properties } of stages) {
      expect(Object.values(JSON.parse(Properties.AccessLogSettings.Format))).toContain('$context.routeKey');
      expect(Properties.AccessLogSettings.Format).not.toMatch(/context\.path|query|sourceIp/i);
    }
  });
});
