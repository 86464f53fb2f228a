import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export interface PrivateBucketProps extends Pick<
  BucketProps,
  'cors' | 'serverAccessLogsBucket' | 'serverAccessLogsPrefix' | 'versioned'
> {
  /** The bucket outlives its stack. */
  keep: boolean;
  lifecycleRules?: BucketProps['lifecycleRules'];
}

/**
 * A bucket that nobody reaches without a signature or CloudFront, over TLS only, and that drops unfinished uploads
 * after a day.
 */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { keep, lifecycleRules = [], ...props }: PrivateBucketProps) {
    super(scope, id, {
      ...props,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      lifecycleRules: [
        { id: 'unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        ...lifecycleRules,
      ],
    });
  }
}
