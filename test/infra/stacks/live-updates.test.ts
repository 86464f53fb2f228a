import { expect, it } from 'vitest';
import { only, resourcesOf, synthesized } from '../app/synthesized.ts';

const stacks = only(synthesized.prod, 'LiveUpdates');
const resources = synthesized.prod.LiveUpdates?.resources ?? {};

it('A socket requires a token in the query at $connect, and never again (NOTIF-54)', () => {
  const routes = resourcesOf(stacks, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => [
    Properties.RouteKey,
    Properties.AuthorizationType,
  ]);
  expect(Object.fromEntries(routes)).toEqual({ $connect: 'CUSTOM', $disconnect: 'NONE', $default: 'NONE' });
  const [authorizer] = resourcesOf(stacks, 'AWS::ApiGatewayV2::Authorizer');
  expect(authorizer?.Properties).toMatchObject({
    AuthorizerType: 'REQUEST',
    IdentitySource: ['route.request.querystring.token'],
  });
});

it('A browser gets a response to what it sends, and to nothing else', () => {
  const routes = resourcesOf(stacks, 'AWS::ApiGatewayV2::Route');
  const responding = routes.filter(({ Properties }) => Properties.RouteResponseSelectionExpression === '$default');
  expect(responding.map(({ Properties }) => Properties.RouteKey)).toEqual(['$default']);
  const responses = resourcesOf(stacks, 'AWS::ApiGatewayV2::RouteResponse').map(({ Properties }) => Properties.RouteId);
  expect(responses).toEqual(responding.map(({ id }) => ({ Ref: id })));
});

it('API Gateway may call the functions for each route and for the authorizer', () => {
  const allowed = resourcesOf(stacks, 'AWS::Lambda::Permission').map(({ Properties }) =>
    JSON.stringify(Properties.SourceArn),
  );
  expect(allowed).toHaveLength(4);
  for (const key of ['$connect', '$disconnect', '$default', 'authorizers/'])
    expect(allowed.some((source) => source.includes(key))).toBe(true);
});

it('The stage opens when all routes exist', () => {
  const [stage] = resourcesOf(stacks, 'AWS::ApiGatewayV2::Stage') as unknown as { DependsOn: string[] }[];
  const routes = Object.entries(resources)
    .filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route')
    .map(([id]) => id);
  expect(routes).toHaveLength(3);
  for (const route of routes) expect(stage?.DependsOn).toContain(route);
});
