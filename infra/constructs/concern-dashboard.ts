import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, MathExpression, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

interface Graph {
  title: string;
  /** Metric schema and name as CloudWatch's SEARCH takes them. */
  dimensions: string;
  metric: string;
  statistic: string;
  /** A word that the resource's name must contain, besides the stage's. */
  of?: string;
}

const graphs = {
  requests: [
    {
      title: 'Errors of HTTP functions',
      dimensions: 'AWS/Lambda,FunctionName',
      metric: 'Errors',
      statistic: 'Sum',
      of: 'Api',
    },
    {
      title: 'Duration of HTTP functions, p95',
      dimensions: 'AWS/Lambda,FunctionName',
      metric: 'Duration',
      statistic: 'p95',
      of: 'Api',
    },
    {
      title: 'Calls of HTTP functions',
      dimensions: 'AWS/Lambda,FunctionName',
      metric: 'Invocations',
      statistic: 'Sum',
      of: 'Api',
    },
    {
      title: 'Live connections: calls',
      dimensions: 'AWS/Lambda,FunctionName',
      metric: 'Invocations',
      statistic: 'Sum',
      of: 'LiveUpdates',
    },
  ],
  events: [
    {
      title: 'Dead letters',
      dimensions: 'AWS/SQS,QueueName',
      metric: 'ApproximateNumberOfMessagesVisible',
      statistic: 'Maximum',
      of: 'DeadLetters',
    },
    {
      title: 'Age of the oldest waiting message',
      dimensions: 'AWS/SQS,QueueName',
      metric: 'ApproximateAgeOfOldestMessage',
      statistic: 'Maximum',
    },
    {
      title: 'How far the streams are behind',
      dimensions: 'AWS/Lambda,FunctionName',
      metric: 'IteratorAge',
      statistic: 'Maximum',
      of: 'Events',
    },
    {
      title: 'Errors of reactions',
      dimensions: 'AWS/Lambda,FunctionName',
      metric: 'Errors',
      statistic: 'Sum',
      of: 'Reactions',
    },
  ],
  data: [
    {
      title: 'Read units',
      dimensions: 'AWS/DynamoDB,TableName',
      metric: 'ConsumedReadCapacityUnits',
      statistic: 'Sum',
    },
    {
      title: 'Write units',
      dimensions: 'AWS/DynamoDB,TableName',
      metric: 'ConsumedWriteCapacityUnits',
      statistic: 'Sum',
    },
    {
      title: 'Refused conditions',
      dimensions: 'AWS/DynamoDB,TableName',
      metric: 'ConditionalCheckFailedRequests',
      statistic: 'Sum',
    },
    {
      title: 'Throttled requests',
      dimensions: 'AWS/DynamoDB,TableName,Operation',
      metric: 'ThrottledRequests',
      statistic: 'Sum',
    },
  ],
} satisfies Record<string, Graph[]>;

export type Concern = keyof typeof graphs;

/** The graphs of one concern. They search by name, so that a new function or queue appears automatically. */
export class ConcernDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, concern }: { stage: Stage; concern: Concern }) {
    super(scope, id, {
      dashboardName: `HireHub-${stage.name}-${concern}`,
      defaultInterval: Duration.hours(24),
      widgets: [graphs[concern].map((graph) => widget(stage, graph))],
    });
  }
}

function widget(stage: Stage, { title, dimensions, metric, statistic, of = '' }: Graph): IWidget {
  const period = Duration.minutes(5);
  const expression = `SEARCH('{${dimensions}} MetricName="${metric}" HireHub ${stage.name} ${of}', '${statistic}', ${period.toSeconds()})`;
  return new GraphWidget({
    title,
    left: [new MathExpression({ expression, label: '', period })],
    width: 12,
    height: 6,
  });
}
