import path from 'node:path';
import type { LocalCloud, LocalServices } from './cloud.ts';
import type { Invocations } from './functions/invocations.ts';
import type { LocalFunctions } from './functions/local-functions.ts';
import { laterSettingsOf } from './resources/event-invoke-config.ts';
import { operatorAccess } from './permissions/operator-access.ts';
import { configurationSetsOf } from './resources/configuration-set.ts';
import { startCognito } from './services/cognito/start-cognito.ts';
import { startDynamodb } from './services/dynamodb/start-dynamodb.ts';
import { startEvents } from './services/events/start-events.ts';
import { laterInvocations, type LaterInvocations } from './services/lambda/later-invocations.ts';
import { startLambda } from './services/lambda/start-lambda.ts';
import { startLogs } from './services/logs/start-logs.ts';
import { openQueues } from './services/queues/open-queues.ts';
import type { RunningS3 } from './services/s3/start-s3.ts';
import type { RunningService, ServiceOptions } from './services/service.ts';
import { startScheduler } from './services/scheduler/start-scheduler.ts';
import { startSes, type SesService } from './services/ses/start-ses.ts';
import { recognize, stopRecognizer } from './services/textract/recognize.ts';
import { startTextract } from './services/textract/start-textract.ts';
import { scheduleTargets } from './sources/schedule-delivery.ts';
import type { Graph } from './template/graph.ts';

/** The AWS protocols that this app needs, running. */
export interface RunningServices extends LocalServices {
  ses: SesService;
  lambda: RunningService;
  later: LaterInvocations;
  /** Their addresses by the names of the SDK's `AWS_ENDPOINT_URL_…` variables. */
  endpoints: Record<string, string>;
  close: () => Promise<void>;
}

export interface ServicesOptions {
  graph: Graph;
  serviceOptions: (name: string) => ServiceOptions;
  functions: LocalFunctions;
  invocations: Invocations;
  s3: RunningS3;
  folder: string;
  /** Resolves once the app is up; schedules that fell due wait for it. */
  whenUp: Promise<LocalCloud>;
}

/** Starts every service with what the template says about it: buses, senders, functions. */
export async function startServices({
  graph,
  serviceOptions,
  functions,
  invocations,
  s3,
  folder,
  whenUp,
}: ServicesOptions): Promise<RunningServices> {
  const queues = await openQueues({ folder: path.join(folder, 'queues') });
  const later = laterInvocations(queues, (name, payload) => functions.invoke(name, payload, 'event'));
  const [dynamodb, cognito, events, ses, textract, scheduler, logs, lambda] = await Promise.all([
    startDynamodb(serviceOptions('dynamodb')),
    startCognito(serviceOptions('cognito')),
    startEvents({ ...serviceOptions('events'), buses: graph.ofType('AWS::Events::EventBus').map(({ name }) => name) }),
    startSes({
      ...serviceOptions('ses'),
      identities: graph.ofType('AWS::SES::EmailIdentity').map(({ name }) => name),
      configurationSets: configurationSetsOf(graph),
      onReport: async ({ detailType, detail }) => {
        const { services } = await whenUp;
        await services.events.putByAws({ Source: 'aws.ses', DetailType: detailType, Detail: JSON.stringify(detail) });
      },
    }),
    startTextract({ ...serviceOptions('textract'), readObject: (object) => readObject(s3.url, object), recognize }),
    startScheduler({
      ...serviceOptions('scheduler'),
      groups: graph.ofType('AWS::Scheduler::ScheduleGroup').map(({ name }) => name),
      ...scheduleTargets(whenUp),
    }),
    startLogs({ ...serviceOptions('logs'), invocations: invocations.list }),
    startLambda({
      ...serviceOptions('lambda'),
      knows: functions.knows,
      invoke: (name, payload) => functions.invoke(name, payload, 'invoke'),
      invokeLater: (name, payload) => {
        later.declare(name, laterSettingsOf(name, graph));
        return later.invokeLater(name, payload);
      },
    }),
  ]);
  return {
    s3,
    queues,
    later,
    dynamodb,
    cognito,
    events,
    ses,
    scheduler,
    lambda,
    endpoints: {
      DYNAMODB: dynamodb.url,
      DYNAMODB_STREAMS: dynamodb.url,
      COGNITO_IDENTITY_PROVIDER: cognito.url,
      EVENTBRIDGE: events.url,
      S3: s3.url,
      SCHEDULER: scheduler.url,
      SESV2: ses.url,
      LAMBDA: lambda.url,
      CLOUDWATCH_LOGS: logs.url,
      TEXTRACT: textract.url,
    },
    close: async () => {
      await stopRecognizer();
      await Promise.all(
        [s3, dynamodb, cognito, events, ses, textract, scheduler, logs, lambda].map((service) => service.close()),
      );
      await queues.close();
    },
  };
}

async function readObject(
  endpoint: string,
  { bucket: Bucket, key: Key }: { bucket: string; key: string },
): Promise<Uint8Array> {
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ ...operatorAccess(endpoint), forcePathStyle: true });
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return (await Body?.transformToByteArray()) ?? new Uint8Array();
  } finally {
    client.destroy();
  }
}
