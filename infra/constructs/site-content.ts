import { existsSync } from 'node:fs';
import { DefaultStackSynthesizer, Duration, Stack, Token } from 'aws-cdk-lib';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

/** What a page learns about its stage, served as /config.json. */
export function webConfig(stage: Stage): { stage: string; mapStyleUrl: string | null } {
  return { stage: stage.name, mapStyleUrl: stage.mapStyleUrl ?? null };
}

/** The built site in its bucket: hashed files first and for a year, then the pages that name them, asked for anew each time. */
export class SiteContent extends Construct {
  constructor(scope: Construct, id: string, { stage, folder, bucket }: { stage: Stage; folder: string; bucket: Bucket }) {
    super(scope, id);
    if (!existsSync(folder)) throw new Error(`No built site in ${folder}; run 'npm run build' first.`);
    const site = Source.asset(folder);
    const common = {
      destinationBucket: bucket,
      // Pages that are open somewhere still name the files of the deployment before.
      prune: false,
      memoryLimit: 512,
    };
    const hashed = new BucketDeployment(this, 'Hashed', {
      ...common,
      sources: [site],
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [site, Source.jsonData('config.json', webConfig(stage))],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(hashed);
    acknowledgeUploader(Stack.of(this), bucket);
  }
}

/** CDK's own uploader is one function for the whole stack; what it may do is not ours to write. */
function acknowledgeUploader(stack: Stack, bucket: Bucket): void {
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  const assets = `arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${stack.region}`;
  const site = `<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>`;
  const actions = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];
  for (const uploader of stack.node.children.filter((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'))) {
    acknowledge(
      uploader,
      [
        'AwsSolutions-L1',
        'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
        ...actions.map((action) => `AwsSolutions-IAM5[Action::${action}]`),
        ...[assets, site].map((objects) => `AwsSolutions-IAM5[Resource::${objects}/*]`),
      ],
      "CDK's uploader of assets: its runtime and role come with aws-cdk-lib and are renewed with it.",
    );
  }
}
