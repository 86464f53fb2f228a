import type { DynamoDBBatchResponse, DynamoDBRecord, SQSBatchResponse } from 'aws-lambda';
import { consumerPath, consumers, type ConsumerName } from '../../events/subscriptions.ts';
import type { HttpEvent } from '../../functions/platform/door/http-event.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';
import { budgets } from '../../shared/constants/limits.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { functionVariables } from '../support/function-variables.ts';
import { aContext } from '../support/http-event.ts';

/** The response of an HTTP operation. */
export interface HttpResponse {
  statusCode: number;
  body: string;
}

/** The product's Lambda entries, loaded once for all runs of this process. */
export interface Functions {
  routes: ReadonlyMap<string, RouteDefinition>;
  /** Calls the operation of this name, such as `claims.confirmClaim`. */
  respond(operation: string, event: HttpEvent): Promise<HttpResponse>;
  consume(consumer: ConsumerName, batch: { Records: { messageId: string; body: string }[] }): Promise<SQSBatchResponse>;
  publish(batch: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse>;
  pushChanges(batch: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse>;
  runSchedule(path: string): Promise<void>;
  /** The error that was logged last. */
  lastError(): string;
}

type Entry = (event: unknown, context: unknown) => Promise<unknown>;

/** The features whose operations runs call, and the schedules that run in them. */
const features = [
  'applications',
  'calendar',
  'candidate-profile',
  'chat',
  'claims',
  'clients',
  'jobs',
  'notifications',
  'pipeline',
  'points',
] as const;
export const schedules = [
  'claims/every-day-end-claims.schedule',
  'notification-mail/every-minute-mail-unread-messages.schedule',
  'points/every-day-release-bounties.schedule',
] as const;

/** Loads every entry of the product that a run needs; time and chance of the process have to be virtual before. */
export async function loadFunctions(): Promise<Functions> {
  Object.assign(process.env, functionVariables({ tableName: 'hirehub', url: 'http://127.0.0.1:9' }), {
    // What is bundled for Lambda has React without its checks too.
    NODE_ENV: 'production',
    MAIL_DELIVERY: 'ses',
    REFERRAL_SHARE: '10',
    MONTHLY_POINTS_CAP: '100000',
  });
  // A few people make in a run what hundreds of people make in a day.
  budgets.creations.most = Number.MAX_SAFE_INTEGER;
  budgets.requests.most = Number.MAX_SAFE_INTEGER;
  const routes = new Map(
    features.flatMap((feature) =>
      Object.entries<RouteDefinition>(contract[feature]).map(([name, route]) => [`${feature}.${name}`, route] as const),
    ),
  );
  const paths = [
    ...features.map((feature) => `${feature}/${feature}.http`),
    ...consumers.map(consumerPath),
    ...schedules,
    'outbox/publish-outbox.stream',
    'live-updates/push-changes.stream',
  ];
  const entries = new Map<string, Entry>();
  for (const path of paths) {
    const { handler } = (await import(`../../${entryFile(path)}`)) as { handler: Entry };
    entries.set(path, handler);
  }
  let last: [message: unknown, error: Error | undefined] | undefined;
  const { log } = await import('../../functions/platform/door/log.ts');
  log.error = (message, ...more) => {
    last = [message, ((more[0] ?? {}) as { error?: Error }).error];
  };
  const call = (path: string, event: unknown) => entries.get(path)!(event, aContext);
  return {
    routes,
    respond: (operation, event) => {
      const [feature] = operation.split('.');
      return call(`${feature}/${feature}.http`, event) as Promise<HttpResponse>;
    },
    consume: (consumer, batch) => call(consumerPath(consumer), batch) as Promise<SQSBatchResponse>,
    publish: (batch) => call('outbox/publish-outbox.stream', batch) as Promise<DynamoDBBatchResponse>,
    pushChanges: (batch) => call('live-updates/push-changes.stream', batch) as Promise<DynamoDBBatchResponse>,
    runSchedule: async (path) => void (await call(path, {})),
    // A stack is put into words only for who asks for it, which takes as long as a step.
    lastError: () => (last ? `${JSON.stringify(last[0])} ${last[1]?.stack ?? ''}` : ''),
  };
}
