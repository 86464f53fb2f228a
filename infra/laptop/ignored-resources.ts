import type { Identity } from './template/resource.ts';
import type { Declared } from './template/graph.ts';
import { physicalName } from './template/names.ts';
import { localArn } from './services/local-account.ts';

/** A type that a laptop does not need. */
export interface IgnoredResource {
  /** Why nothing is lost without it. */
  reason: string;
  /** Only where other resources refer to it. */
  identify?: (declared: Declared) => Identity;
}

/**
 * Types of the template that the runner ignores. Any type that is neither here nor in resource-kinds.ts stops the
 * start.
 */
export const ignoredResources: Record<string, IgnoredResource> = {
  'AWS::CDK::Metadata': { reason: 'It reports to AWS which constructs are in use.' },
  'AWS::CloudFront::CachePolicy': {
    reason: 'Nothing is kept between browser and origin; responses say themselves for how long an edge would.',
    identify: (declared) => ({ name: physicalName(declared), attributes: {} }),
  },
  'AWS::CloudFront::OriginAccessControl': {
    reason: 'The site is read from a folder; nobody else could reach it.',
    identify: (declared) => ({ name: physicalName(declared), attributes: { Id: physicalName(declared) } }),
  },
  'AWS::CloudFront::OriginRequestPolicy': {
    reason: 'Each kind of origin is sent here what its policy in the template says.',
    identify: (declared) => ({ name: physicalName(declared), attributes: {} }),
  },
  'AWS::Events::Archive': { reason: 'Events are replayed from the table; the console keeps the newest 500.' },
  'AWS::Logs::LogGroup': {
    reason: 'The console keeps the log of each invocation.',
    identify: (declared) => {
      const name = physicalName(declared, 512);
      return { name, attributes: { Arn: `${localArn('logs', `log-group:${name}`)}:*` } };
    },
  },
  'AWS::S3::BucketPolicy': {
    reason:
      'Buckets listen on the loopback device only, which no policy on TLS can apply to; what functions may do is in their roles, and the distribution reads what CloudFront may.',
  },
};
