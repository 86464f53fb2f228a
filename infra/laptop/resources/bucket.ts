import * as z from 'zod';
import type { BucketDeclaration } from '../services/s3/buckets.ts';
import type { Graph } from '../template/graph.ts';
import { physicalName } from '../template/names.ts';
import { propertiesOf, type Resource } from '../template/resource.ts';
import { notificationRulesOf } from './bucket-notifications.ts';
import type { ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({
  CorsConfiguration: z
    .object({
      CorsRules: z.array(
        z.looseObject({
          AllowedMethods: z.array(z.enum(['GET', 'PUT', 'POST', 'DELETE', 'HEAD'])),
          AllowedOrigins: z.array(z.string()),
          AllowedHeaders: z.array(z.string()).optional(),
          ExposedHeaders: z.array(z.string()).optional(),
          MaxAge: z.number().optional(),
        }),
      ),
    })
    .optional(),
});

/** A bucket, stored in a folder of its own; encryption and life cycle have no effect on a laptop. */
export const bucket: ResourceKind = {
  identify: (declared) => {
    const explicit = declared.property('BucketName');
    const name =
      typeof explicit === 'string'
        ? explicit
        : physicalName({ stack: declared.stack.toLowerCase(), logicalId: declared.logicalId.toLowerCase() }, 63);
    const domain = `${name}.s3.us-east-1.amazonaws.com`;
    return {
      name,
      attributes: { Arn: `arn:aws:s3:::${name}`, DomainName: `${name}.s3.amazonaws.com`, RegionalDomainName: domain },
    };
  },
  deploy: (resource, { services, graph }) => services.s3.declareBucket(declarationOf(resource, graph)),
};

/** What S3's endpoint must know about a bucket. */
function declarationOf(resource: Resource, graph: Graph): BucketDeclaration {
  const { CorsConfiguration } = propertiesOf(resource, properties);
  const cors = CorsConfiguration?.CorsRules.map(
    ({ AllowedMethods, AllowedOrigins, AllowedHeaders, ExposedHeaders, MaxAge }) => ({
      allowedMethods: AllowedMethods,
      allowedOrigins: AllowedOrigins,
      allowedHeaders: AllowedHeaders,
      exposedHeaders: ExposedHeaders,
      maxAgeSeconds: MaxAge,
    }),
  );
  return { name: resource.name, cors, notifications: notificationRulesOf(resource.name, graph) };
}
