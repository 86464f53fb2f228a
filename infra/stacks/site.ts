import { existsSync } from 'node:fs';
import { DefaultStackSynthesizer, Duration, Stack, Token, type StackProps } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/acknowledge.ts';
import { finishedPages, robotsText, siteConfigOf } from '../constructs/site-pages.ts';
import type { Deployment } from '../stages.ts';

export interface SiteStackProps extends StackProps {
  deployment: Deployment;
  folder: string;
  bucket: Bucket;
  siteUrl: string;
}

/**
 * The built site, uploaded after everything it calls: hashed files first and for a year, then the pages that name them,
 * which browsers revalidate each time.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, folder, bucket, siteUrl, ...props }: SiteStackProps) {
    super(scope, id, props);
    if (!existsSync(folder)) throw new Error(`No built site in ${folder}; run 'npm run build' first.`);
    // The build's own manifest would list every file of the site for anyone, and names files by where the packages are.
    const site = Source.asset(folder, { exclude: ['.vite'] });
    const common = {
      destinationBucket: bucket,
      // Pages that are open somewhere still name the files of the previous deployment.
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
      sources: [
        site,
        Source.data('robots.txt', robotsText(siteUrl)),
        ...Object.entries(finishedPages(folder, { config: siteConfigOf(deployment.stage), siteUrl })).map(
          ([file, html]) => Source.data(file, html),
        ),
      ],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(hashed);
    acknowledgeUploader(this, bucket);
  }
}

/** CDK's own uploader is one function for the whole stack; we do not write its permissions. */
function acknowledgeUploader(stack: Stack, bucket: Bucket): void {
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  const assets = `arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${stack.region}`;
  const { 'Fn::ImportValue': site } = stack.resolve(Stack.of(bucket).exportValue(bucket.bucketArn)) as {
    'Fn::ImportValue': string;
  };
  const actions = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];
  for (const uploader of stack.node.children.filter((child) =>
    child.node.id.startsWith('Custom::CDKBucketDeployment'),
  )) {
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
