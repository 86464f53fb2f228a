import * as z from 'zod';
import type { LocalCloud } from '../cloud.ts';
import type { Origin } from '../front/behaviour.ts';
import { decide, policyDocument } from '../permissions/policy.ts';
import type { Graph } from '../template/graph.ts';
import { arnOf, propertiesOf, type Resource } from '../template/resource.ts';

const properties = z.looseObject({ Bucket: z.string(), PolicyDocument: policyDocument });
const principal = z.object({
  Service: z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat()),
});

/**
 * The bucket behind a domain, read as CloudFront reads it: what the bucket's policy does not give this distribution is
 * refused.
 */
export function bucketOriginAt(
  domain: string,
  distribution: Resource,
  { graph, services }: LocalCloud,
): Origin | undefined {
  const bucket = graph.ofType('AWS::S3::Bucket').find(({ attributes }) => attributes.RegionalDomainName === domain);
  if (!bucket) return undefined;
  const statements = statementsFor(bucket, graph);
  const context = { 'aws:SourceArn': arnOf(distribution) };
  return {
    kind: 'bucket',
    read: async (key) => {
      const decision = decide(statements, { action: 's3:GetObject', resource: `${arnOf(bucket)}/${key}`, context });
      return decision === 'allowed' ? services.s3.read(bucket.name, key) : undefined;
    },
  };
}

/** The bucket behind a domain to which CloudFront adds nothing, so that it judges what a request brings. */
export function signedBucketAt(domain: string, { graph, services }: LocalCloud): Origin | undefined {
  const bucket = graph.ofType('AWS::S3::Bucket').find(({ attributes }) => attributes.RegionalDomainName === domain);
  return bucket && { kind: 'signed-bucket', url: `${services.s3.url}/${bucket.name}` };
}

/** The permissions that a bucket's policies give CloudFront. */
function statementsFor({ name }: Resource, graph: Graph) {
  return graph
    .ofType('AWS::S3::BucketPolicy')
    .map((resource) => propertiesOf(resource, properties))
    .filter(({ Bucket }) => Bucket === name)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Principal }) => principal.safeParse(Principal).data?.Service.includes('cloudfront.amazonaws.com'));
}
