import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Grants } from '../constructs/grants.ts';
import { QueueConsumer } from '../constructs/queue-consumer.ts';
import type { Deployment } from '../stages.ts';

export interface MailStackProps extends StackProps {
  deployment: Deployment;
  grants: Grants;
}

/** What SES reports on the account's default bus: https://docs.aws.amazon.com/eventbridge/latest/ref/events-ref-ses.html */
const reports = ['Email Bounced', 'Email Complaint Received', 'Email Delivery Delayed', 'Email Rejected'];

/** What becomes of mails after they were sent (constructs/mail-sender.ts). */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, grants, ...props }: MailStackProps) {
    super(scope, id, props);
    new QueueConsumer(this, 'MarkAddresses', {
      deployment,
      name: 'mail/mark-addresses',
      functionPath: 'mail/mark-addresses.ses',
      description: 'Marks addresses from which mails came back, or whose owners called one spam',
      grants,
      // Other products of the account have configuration sets of their own.
      pattern: {
        source: ['aws.ses'],
        detailType: reports,
        detail: { mail: { tags: { 'ses:configuration-set': [`HireHub-${deployment.stage.name}-mail`] } } },
      },
    });
  }
}
