import { CachePolicy, ViewerProtocolPolicy, type BehaviorOptions } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { fileHeaders } from './security-headers.ts';

/** People's pictures, under the path that is their key. */
const picturePattern = '/avatars/*';

/**
 * How CloudFront serves people's pictures: straight from the files bucket, cached as long as their names promise, and
 * as pictures only. The bucket's policy (infra/stacks/data.ts), which its own stack writes, decides what may be read.
 */
export function pictureBehaviour(
  scope: Construct,
  { bucketArn, bucketName, bucketRegionalDomainName }: IBucket,
): Record<string, BehaviorOptions> {
  const files = Bucket.fromBucketAttributes(scope, 'Files', { bucketArn, bucketName, bucketRegionalDomainName });
  return {
    [picturePattern]: {
      origin: S3BucketOrigin.withOriginAccessControl(files),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: fileHeaders(scope, 'FileHeaders'),
    },
  };
}
