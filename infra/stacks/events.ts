import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { acknowledgeNotifier } from '../constructs/acknowledge.ts';
import { constructIdOf, functionPathsWith } from '../constructs/backend-function.ts';
import { eventSource } from '../constructs/event-consumer.ts';
import { busGrants, reminderGrants, republishingGrants, statements, type Grants } from '../constructs/grants.ts';
import { RunbookAlarm } from '../constructs/runbook-alarm.ts';
import { StreamConsumer, type StreamConsumerProps } from '../constructs/stream-consumer.ts';
import type { Deployment, Stage } from '../stages.ts';
import { isStreamFunction, streamFilters, type StreamFunction } from '../stream-filters.ts';
import type { DataStack } from './data.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';

/** How the stream functions are named, and where one begins that is new. */
const streams: Record<StreamFunction, Pick<StreamConsumerProps, 'name' | 'startingPosition'>> = {
  'outbox/publish-outbox.stream': {
    name: 'outbox',
    // A new mapping repeats a day of events rather than losing one; reactions survive repetition.
    startingPosition: StartingPosition.TRIM_HORIZON,
  },
  'live-updates/push-changes.stream': {
    name: 'live changes',
    // Nobody wants yesterday's notification to pop up again.
    startingPosition: StartingPosition.LATEST,
  },
};

export interface EventsStackProps extends StackProps {
  deployment: Deployment;
  data: DataStack;
  grants: Grants;
}

/** The bus, and the functions that follow the table's changes and feed it. */
export class EventsStack extends Stack {
  readonly bus: EventBus;
  /** What functions of later stacks need to set reminders. */
  readonly grants: Grants;
  /** What an operator needs to publish again what the outbox gave up. */
  readonly republishing: Grants = {};

  constructor(scope: Construct, id: string, { deployment, data, grants: offered, ...props }: EventsStackProps) {
    super(scope, id, props);
    const { stage } = deployment;
    this.bus = new EventBus(this, 'Bus', { description: `What happened in HireHub ${stage.name}` });
    this.bus.archive('Archive', {
      description: 'Events that can be replayed',
      eventPattern: { source: [eventSource] },
      retention: Duration.days(stage.eventArchiveDays),
    });
    const reminders = new CfnScheduleGroup(this, 'Reminders', { name: reminderGroup(stage) });
    const reminding = new Role(this, 'Reminding', {
      description: 'In which schedules put reminders on the bus',
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        bus: new PolicyDocument({
          statements: statements([{ actions: ['events:PutEvents'], resources: [this.bus.eventBusArn] }]),
        }),
      },
    });
    if (stage.alarms) this.watchReminders(stage);
    this.grants = reminderGrants({ group: reminders, bus: this.bus, role: reminding });
    const grants = { ...offered, ...busGrants(this.bus) };
    for (const functionPath of functionPathsWith('stream')) {
      if (!isStreamFunction(functionPath))
        throw new Error(`infra/stream-filters.ts does not say which changes ${entryFile(functionPath)} hears.`);
      const stream = streams[functionPath];
      const { deadRecords } = new StreamConsumer(this, constructIdOf(stream.name), {
        deployment,
        table: data.table,
        functionPath,
        grants,
        filters: streamFilters[functionPath],
        ...stream,
      });
      if (functionPath.startsWith('outbox/'))
        Object.assign(this.republishing, republishingGrants(deadRecords, this.bus));
    }
    acknowledgeNotifier(this);
  }

  private watchReminders(stage: Stage): void {
    new RunbookAlarm(this, 'RemindersLost', {
      stage,
      heading: 'Reminders: not delivered',
      metric: new Metric({
        namespace: 'AWS/Scheduler',
        metricName: 'InvocationDroppedCount',
        dimensionsMap: { ScheduleGroup: reminderGroup(stage) },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
  }
}

function reminderGroup({ name }: Stage): string {
  return `HireHub-${name}-reminders`;
}
