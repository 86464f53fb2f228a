import { Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledgeNotifier } from '../constructs/acknowledge.ts';
import { constructIdOf, functionPathsWith } from '../constructs/backend-function.ts';
import type { Grants } from '../constructs/grants.ts';
import { UploadConsumer, type UploadConsumerProps } from '../constructs/upload-consumer.ts';
import type { Deployment } from '../stages.ts';
import type { DataStack } from './data.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';

/** Which uploads each function checks; keys begin with the prefixes of functions/platform/outside/files/prefixes.ts. */
const uploads: Record<string, Pick<UploadConsumerProps, 'name' | 'prefix'>> = {
  'profile/check-avatar.s3': { name: 'avatar uploads', prefix: 'quarantine/avatars/' },
  'campaigns/check-picture.s3': { name: 'campaign pictures', prefix: 'quarantine/campaigns/' },
  'chat/receive-file.s3': { name: 'message files', prefix: 'quarantine/chat/' },
  'claims/receive-claim-file.s3': { name: 'evidence files', prefix: 'quarantine/evidence/' },
  'resumes/parse-resume.s3': { name: 'resume uploads', prefix: 'quarantine/resumes/' },
};

export interface UploadsStackProps extends StackProps {
  deployment: Deployment;
  data: DataStack;
  grants: Grants;
}

/** The functions that check people's files when they arrive in quarantine. */
export class UploadsStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, data, grants, ...props }: UploadsStackProps) {
    super(scope, id, props);
    // Known by name only: the bucket's own stack must not depend on functions that depend on it.
    const { bucketArn, bucketName } = data.files;
    const bucket = Bucket.fromBucketAttributes(this, 'Files', { bucketArn, bucketName });
    for (const functionPath of functionPathsWith('s3')) {
      const upload = uploads[functionPath];
      if (!upload)
        throw new Error(`infra/stacks/uploads.ts does not say which uploads ${entryFile(functionPath)} looks at.`);
      new UploadConsumer(this, constructIdOf(functionPath), { deployment, bucket, functionPath, grants, ...upload });
    }
    acknowledgeNotifier(this);
  }
}
