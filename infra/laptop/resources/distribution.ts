import * as z from 'zod';
import type { LocalCloud } from '../cloud.ts';
import type { Behaviour, Origin } from '../front/behaviour.ts';
import { viewerFunction, viewerResponseFunction } from '../front/viewer-function.ts';
import { propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { bucketOriginAt, signedBucketAt } from './bucket-origin.ts';
import { codeOf } from './edge-function.ts';
import { byId, type ResourceKind } from './resource-kind.ts';
import { headersOf } from './response-headers-policy.ts';

const cacheBehaviour = z.looseObject({
  TargetOriginId: z.string(),
  Compress: z.boolean().default(false),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(
      z.object({
        EventType: z.enum(
          ['viewer-request', 'viewer-response'],
          'the local runner runs functions on viewer requests and responses.',
        ),
        FunctionARN: z.string(),
      }),
    )
    .default([]),
});
const origin = z.looseObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginAccessControlId: z.string().optional(),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});
const properties = z.looseObject({
  DistributionConfig: z.looseObject({
    DefaultRootObject: z.string().optional(),
    Origins: z.array(origin),
    DefaultCacheBehavior: cacheBehaviour,
    CacheBehaviors: z.array(cacheBehaviour.extend({ PathPattern: z.string() })).default([]),
  }),
});

/** The one address in front of site, API and sockets. */
export const distribution: ResourceKind = {
  identify: (declared) => {
    const id = `E${byId(declared, 13).toUpperCase()}`;
    return {
      name: id,
      attributes: {
        Id: id,
        DomainName: `${id.toLowerCase()}.cloudfront.net`,
        Arn: `arn:aws:cloudfront::000000000000:distribution/${id}`,
      },
    };
  },
  deploy: (resource, cloud) => {
    const { DefaultRootObject, Origins, DefaultCacheBehavior, CacheBehaviors } = propertiesOf(
      resource,
      properties,
    ).DistributionConfig;
    for (const { PathPattern: pattern, ...behaviour } of [
      ...CacheBehaviors,
      { ...DefaultCacheBehavior, PathPattern: '*' },
    ]) {
      const from = Origins.find(({ Id }) => Id === behaviour.TargetOriginId);
      if (!from)
        throw new TemplateFault(
          { ...resource, path: ['DistributionConfig', pattern] },
          `there is no origin ${behaviour.TargetOriginId}.`,
        );
      cloud.behaviours.push({
        ...behaviourOf(
          { pattern, behaviour, from, isSite: behaviour.TargetOriginId === DefaultCacheBehavior.TargetOriginId },
          resource,
          cloud,
        ),
        ...(pattern === '*' && DefaultRootObject ? { rootObject: DefaultRootObject } : {}),
      });
    }
  },
};

interface Parts {
  pattern: string;
  behaviour: z.output<typeof cacheBehaviour>;
  from: z.output<typeof origin>;
  /** It reads what the default behaviour does. */
  isSite: boolean;
}

function behaviourOf({ pattern, behaviour, from, isSite }: Parts, resource: Resource, cloud: LocalCloud): Behaviour {
  const policy =
    behaviour.ResponseHeadersPolicyId &&
    cloud.graph
      .ofType('AWS::CloudFront::ResponseHeadersPolicy')
      .find(({ name }) => name === behaviour.ResponseHeadersPolicyId);
  if (behaviour.ResponseHeadersPolicyId && !policy)
    throw new TemplateFault(
      { ...resource, path: ['DistributionConfig', pattern, 'ResponseHeadersPolicyId'] },
      'only policies of the template are known here.',
    );
  const codeAt = (type: 'viewer-request' | 'viewer-response') => {
    const association = behaviour.FunctionAssociations.find(({ EventType }) => EventType === type);
    const found = association && cloud.graph.withArn(association.FunctionARN);
    return found && codeOf(found);
  };
  const [onRequest, onResponse] = [codeAt('viewer-request'), codeAt('viewer-response')];
  return {
    pattern,
    // The default behaviour's bucket is the site, which is in a folder.
    origin:
      (from.OriginAccessControlId ? undefined : signedBucketAt(from.DomainName, cloud)) ??
      (isSite ? undefined : bucketOriginAt(from.DomainName, resource, cloud)) ??
      originAt(from.DomainName, resource, cloud),
    originHeaders: from.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
    responseHeaders: policy ? headersOf(policy) : [],
    compress: behaviour.Compress,
    methods: behaviour.AllowedMethods,
    ...(onRequest ? { viewerRequest: viewerFunction(onRequest) } : {}),
    ...(onResponse ? { viewerResponse: viewerResponseFunction(onResponse) } : {}),
  };
}

function originAt(domain: string, resource: Resource, { graph, httpApis, socketGateways }: LocalCloud): Origin {
  const [apiId = ''] = domain.split('.');
  const api = httpApis.get(apiId);
  if (api) return { kind: 'http-api', api };
  // A socket API starts with its stage, which another stack may hold.
  const socketApi = graph
    .ofType('AWS::ApiGatewayV2::Api')
    .some(({ name, properties }) => name === apiId && properties.ProtocolType === 'WEBSOCKET');
  if (socketApi) return { kind: 'socket', gateway: () => socketGateways.get(apiId) };
  const bucket = graph.ofType('AWS::S3::Bucket').find(({ attributes }) => attributes.RegionalDomainName === domain);
  if (bucket) return { kind: 'site', bucket: bucket.name };
  throw new TemplateFault(
    { ...resource, path: ['DistributionConfig', 'Origins'] },
    `no API or bucket of the template answers at ${domain}.`,
  );
}
