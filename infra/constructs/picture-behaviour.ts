import {
  CachePolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type IResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/** People's pictures, under the path that is their key. */
const picturePattern = '/avatars/*';

/**
 * How CloudFront serves people's pictures: straight from the files bucket, cached as long as their names promise, and
 * as pictures only. The bucket's policy (infra/stacks/data.ts), which its own stack writes, decides what may be read.
 */
export function pictureBehaviour({
  files,
  responseHeadersPolicy,
}: {
  files: IBucket;
  responseHeadersPolicy: IResponseHeadersPolicy;
}): Record<string, BehaviorOptions> {
  return {
    [picturePattern]: {
      origin: S3BucketOrigin.withOriginAccessControl(files),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
    },
  };
}
