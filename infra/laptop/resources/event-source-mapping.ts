import * as z from 'zod';
import type { LocalCloud, Stop } from '../cloud.ts';
import { roleOf } from './function.ts';
import { recordFilter } from '../sources/record-filter.ts';
import { followStream } from '../sources/stream-source.ts';
import { propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { giveUpTo } from '../sources/given-up.ts';
import { queueNameOf } from './queue.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  Enabled: z.boolean().default(true),
  BatchSize: z.number().optional(),
  MaximumBatchingWindowInSeconds: z.number().default(0),
  StartingPosition: z.enum(['LATEST', 'TRIM_HORIZON']).default('LATEST'),
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRetryAttempts: z.number().default(-1),
  MaximumRecordAgeInSeconds: z.number().default(-1),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }).optional(),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
  DestinationConfig: z.strictObject({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
});
type Properties = z.output<typeof properties>;

/** Concurrent batches for a queue without a limit of its own; a laptop has few cores. */
const ordinaryConcurrency = 1;

/**
 * The source that feeds a function: a queue, or the stream of a table. Its role must allow reading there, as in the
 * cloud.
 */
export const eventSourceMapping: ResourceKind = {
  identify: (declared) => ({ name: byId(declared, 12), attributes: { Id: byId(declared, 12) } }),
  deploy: (resource, cloud) => {
    const mapping = propertiesOf(resource, properties);
    if (!mapping.Enabled) return;
    const target = cloud.graph
      .ofType('AWS::Lambda::Function')
      .find(({ name, attributes }) => name === mapping.FunctionName || attributes.Arn === mapping.FunctionName);
    if (!target)
      throw new TemplateFault(
        { ...resource, path: ['FunctionName'] },
        `the template has no function ${mapping.FunctionName}.`,
      );
    const own = { mapping: resource, target, roles: cloud.roles };
    const [, , service] = mapping.EventSourceArn.split(':');
    if (service === 'sqs') {
      requireGrants(own, ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']);
      cloud.onceDeployed(() => followQueue(mapping, target.name, cloud));
    } else if (service === 'dynamodb') {
      requireGrants(own, ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream']);
      const destination = mapping.DestinationConfig?.OnFailure?.Destination;
      if (destination?.startsWith('arn:aws:s3:')) {
        requireGrants(own, ['s3:ListBucket'], destination);
        requireGrants(own, ['s3:PutObject'], `${destination}/*`);
      }
      cloud.onceDeployed(() => followTable(mapping, resource, target.name, cloud));
    } else
      throw new TemplateFault(
        { ...resource, path: ['EventSourceArn'] },
        `the local runner reads queues and table streams, not ${mapping.EventSourceArn}.`,
      );
  },
};

/** Refuses a mapping whose function's role lacks what Lambda does in its name, on its source or another resource. */
function requireGrants(
  { mapping, target, roles }: { mapping: Resource; target: Resource } & Pick<LocalCloud, 'roles'>,
  actions: string[],
  resource = String(mapping.properties.EventSourceArn),
): void {
  const missing = actions.find((action) => roles.decide(roleOf(target), { action, resource }) !== 'allowed');
  if (missing)
    throw new TemplateFault(
      mapping,
      `${target.name} may not perform ${missing} on ${resource}, so nothing would arrive.`,
    );
}

function followQueue(mapping: Properties, functionName: string, { services, functions }: LocalCloud): Stop {
  const name = queueNameOf(mapping.EventSourceArn);
  const poller = services.queues.queue(name).poll({
    batchSize: mapping.BatchSize ?? 10,
    maximumBatchingWindowSeconds: mapping.MaximumBatchingWindowInSeconds,
    maximumConcurrency: mapping.ScalingConfig?.MaximumConcurrency ?? ordinaryConcurrency,
    reportBatchItemFailures: mapping.FunctionResponseTypes.length > 0,
    invoke: async (event) => {
      const { payload, functionError } = await functions.invoke(functionName, event, `queue ${name}`);
      if (functionError) throw new Error(String((payload as { errorMessage?: string }).errorMessage));
      return payload;
    },
  });
  return () => poller.stop();
}

function followTable(mapping: Properties, resource: Resource, functionName: string, cloud: LocalCloud): Stop {
  const { graph, services, functions, checkpoints } = cloud;
  const tableName = tableOfStream(mapping.EventSourceArn, cloud);
  if (!tableName) throw new TemplateFault({ ...resource, path: ['EventSourceArn'] }, 'no table here has this stream.');
  return followStream(services.dynamodb.changes, {
    id: `stream/${resource.id}`,
    tableName,
    checkpoints,
    startingPosition: mapping.StartingPosition === 'LATEST' ? 'latest' : 'trim-horizon',
    batchSize: mapping.BatchSize ?? 100,
    accepts: recordFilter(mapping.FilterCriteria?.Filters.map(({ Pattern }) => Pattern) ?? []),
    invoke: (Records) => functions.invoke(functionName, { Records }, `stream of ${tableName}`),
    retries: mapping.MaximumRetryAttempts,
    maximumAgeSeconds: mapping.MaximumRecordAgeInSeconds,
    bisect: mapping.BisectBatchOnFunctionError,
    reportBatchItemFailures: mapping.FunctionResponseTypes.length > 0,
    functionArn: graph.ofType('AWS::Lambda::Function').find(({ name }) => name === functionName)?.attributes.Arn ?? '',
    onGivenUp: giveUpTo(mapping.DestinationConfig?.OnFailure?.Destination, { services, mappingId: resource.name }),
  });
}

/** A table of the template, or one made beside it, such as by a restore. */
function tableOfStream(arn: string, { graph, services }: LocalCloud): string | undefined {
  const declared = graph.resources.find(({ attributes }) => attributes.StreamArn === arn);
  return declared?.name ?? services.dynamodb.tableOfStream(arn);
}
