import * as z from 'zod';
import { resourceWithArn, type LocalCloud } from '../cloud.ts';
import { propertiesOf, type Resource } from '../template/resource.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY', 'the local runner knows Lambda proxy integrations only.'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.string().optional(),
});

/** How a route reaches its function; the route reads it. */
export const gatewayIntegration: ResourceKind = { identify: (declared) => ({ name: byId(declared, 7) }) };

/** The function behind an integration. HTTP APIs name it by ARN, WebSocket APIs by the address of its invocations. */
export function functionBehind(integration: Resource, cloud: Pick<LocalCloud, 'graph'>): Resource {
  return resourceWithArn(
    cloud,
    functionArnIn(propertiesOf(integration, properties).IntegrationUri),
    'AWS::Lambda::Function',
  );
}

/** The function's ARN in an integration's or authorizer's address. */
export function functionArnIn(uri: string): string {
  return /:lambda:path\/[^/]+\/functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri;
}
