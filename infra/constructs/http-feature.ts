import { Duration } from 'aws-cdk-lib';
import {
  HttpRoute,
  HttpRouteKey,
  HttpMethod,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { needsOf } from '../../functions/platform/function-needs.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import type { Deployment } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { BackendFunction, constructIdOf } from './backend-function.ts';
import type { GradualRelease } from './gradual-release.ts';
import type { Grants } from './grants.ts';
import { httpApiNames, httpApiOf, type HttpApiName } from './http-apis.ts';

/** An HTTP API and its check of access tokens. */
export interface HttpApiWithAccess {
  api: IHttpApi;
  authorizer: IHttpRouteAuthorizer;
}

export interface HttpFeatureProps {
  deployment: Deployment;
  feature: string;
  /** The feature's operations, as shared/contract declares them. */
  routes: Record<string, RouteDefinition>;
  apis: Record<HttpApiName, HttpApiWithAccess>;
  grants: Grants;
  /** How new code reaches callers; absent: at once. */
  release: GradualRelease | undefined;
  /** Paths whose calls reach this feature where no operation takes them, for a refusal that says what is offered. */
  elsewhere?: string;
}

// API Gateway gives up after 30 seconds, so nobody would receive the response of a function that runs longer.
const timeout = Duration.seconds(29);

/** One feature's operations: one function, one route each, behind the token check unless anyone may call. */
export class HttpFeature extends Construct {
  readonly handler: BackendFunction;

  constructor(
    scope: Construct,
    id: string,
    { deployment, feature, routes, apis, grants, release, elsewhere }: HttpFeatureProps,
  ) {
    super(scope, id);
    const functionPath = `${feature}/${feature}.http`;
    const { memory, search } = deployment.stage;
    const holdsIndex = search.engine === 'memory' && needsOf(functionPath).includes('search-read');
    this.handler = new BackendFunction(this, 'Handler', {
      deployment,
      functionPath,
      description: `HTTP operations of ${feature}`,
      grants,
      timeout,
      memorySize: holdsIndex ? memory.search : memory.http,
    });
    const callee = release?.aliasOf(this.handler.lambda) ?? this.handler.lambda;
    const integrations = new Map<HttpApiName, HttpLambdaIntegration>();
    const integrationOf = (name: HttpApiName) => {
      const integration =
        integrations.get(name) ??
        new HttpLambdaIntegration(`${name}Integration`, callee, { scopePermissionToRoute: false });
      integrations.set(name, integration);
      return integration;
    };
    for (const [operation, { method, path, roles, document }] of Object.entries(routes)) {
      const open = roles === 'anyone';
      const name = httpApiOf(path);
      const { api, authorizer } = apis[name];
      // An HTTP API does not support HEAD by default, and checkers of links to documents use it.
      for (const verb of document ? [method, 'HEAD'] : [method]) {
        const route = new HttpRoute(
          this,
          verb === 'HEAD' ? `${constructIdOf(operation)}Head` : constructIdOf(operation),
          {
            httpApi: api,
            routeKey: HttpRouteKey.with(path, verb as HttpMethod),
            integration: integrationOf(name),
            ...(open ? {} : { authorizer }),
          },
        );
        if (open)
          acknowledge(
            route,
            'AwsSolutions-APIG4',
            'The contract opens this operation to anyone; the door limits what it returns.',
          );
      }
    }
    for (const name of httpApiNames) {
      if (!elsewhere) continue;
      const route = new HttpRoute(this, `${name}Elsewhere`, {
        httpApi: apis[name].api,
        routeKey: HttpRouteKey.with(elsewhere, HttpMethod.ANY),
        integration: integrationOf(name),
      });
      acknowledge(route, 'AwsSolutions-APIG4', 'It only refuses, with the methods that the address has.');
    }
  }
}
