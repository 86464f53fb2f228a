import * as z from 'zod';
import { localAccount } from '../services/local-account.ts';
import { propertiesOf } from '../template/resource.ts';
import { named, nameOf, type ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({
  VisibilityTimeout: z.number().optional(),
  DelaySeconds: z.number().optional(),
  MessageRetentionPeriod: z.number().optional(),
  FifoQueue: z.boolean().optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }).optional(),
});

/** A queue on disk. */
export const queue: ResourceKind = {
  identify: (declared) => {
    const { name, attributes } = named(nameOf(declared, 'QueueName', 80), 'sqs');
    // `Ref` returns the address, and queue policies name their queues by it.
    return {
      name: `https://sqs.${localAccount.region}.amazonaws.com/${localAccount.id}/${name}`,
      attributes: { ...attributes, QueueName: name },
    };
  },
  deploy: (resource, { services }) => {
    const { VisibilityTimeout, DelaySeconds, MessageRetentionPeriod, FifoQueue, RedrivePolicy } = propertiesOf(
      resource,
      properties,
    );
    services.queues.queue(resource.attributes.QueueName ?? resource.name, {
      visibilityTimeoutSeconds: VisibilityTimeout ?? 30,
      messageRetentionSeconds: MessageRetentionPeriod ?? 4 * 24 * 3600,
      delaySeconds: DelaySeconds ?? 0,
      fifo: FifoQueue ?? false,
      ...(RedrivePolicy
        ? {
            deadLetterQueue: queueNameOf(RedrivePolicy.deadLetterTargetArn),
            maxReceiveCount: RedrivePolicy.maxReceiveCount,
          }
        : {}),
    });
  },
};

/** The queue's plain name from its ARN. */
export function queueNameOf(arn: string): string {
  return arn.split(':').at(-1) ?? arn;
}
