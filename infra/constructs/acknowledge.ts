import { Validations, type Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts a finding of cdk-nag on a construct and all below it; the reason is shown in reviews, so it must convince.
 */
export function acknowledge(construct: IConstruct, findings: string | readonly string[], reason: string): void {
  for (const id of typeof findings === 'string' ? [findings] : findings)
    Validations.of(construct).acknowledge({ id, reason });
}

/** Accepts CDK's own function that puts the rules on buckets; we do not write its permissions. */
export function acknowledgeNotifier(stack: Stack): void {
  for (const notifier of stack.node.children.filter(({ node }) => node.id.startsWith('BucketNotificationsHandler')))
    acknowledge(
      notifier,
      [
        'AwsSolutions-L1',
        'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
        'AwsSolutions-IAM5[Resource::*]',
      ],
      "CDK's function for notifications: its runtime and role come with aws-cdk-lib and are renewed with it.",
    );
}
