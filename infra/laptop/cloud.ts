import type { LocalFunctions } from './functions/local-functions.ts';
import type { Behaviour } from './front/behaviour.ts';
import type { HttpApi } from './http-api/http-api.ts';
import type { RunningCognito } from './services/cognito/start-cognito.ts';
import type { RunningDynamodb } from './services/dynamodb/start-dynamodb.ts';
import type { EventsService } from './services/events/start-events.ts';
import type { SocketGateway } from './services/connections/socket-gateway.ts';
import type { SchedulerService } from './services/scheduler/start-scheduler.ts';
import type { ServiceOptions } from './services/service.ts';
import type { RolePolicies } from './permissions/roles.ts';
import type { KeptEntries } from './services/kept-entries.ts';
import type { LaterInvocations } from './services/lambda/later-invocations.ts';
import type { Queues } from './services/queues/open-queues.ts';
import type { RunningS3 } from './services/s3/start-s3.ts';
import type { Graph } from './template/graph.ts';
import type { Resource } from './template/resource.ts';

/** The cloud on this laptop: what a resource needs to come to life. */
export interface LocalCloud {
  graph: Graph;
  services: LocalServices;
  functions: LocalFunctions;
  later: LaterInvocations;
  /** Declares how a function is invoked by event, from the template. */
  feedLater: (functionName: string) => void;
  /** HTTP APIs by id; their routes arrive as route resources are deployed. */
  httpApis: Map<string, HttpApi>;
  /** WebSocket APIs by id. */
  socketGateways: Map<string, SocketGateway>;
  /** Addresses in the cloud's form that functions receive, and their local counterparts. */
  addresses: Map<string, string>;
  roles: RolePolicies;
  /** What a service is started with: a folder of its own, the permissions and the call log. */
  serviceOptions: (name: string) => ServiceOptions;
  /** Scheduled rules, for the console. */
  clocks: { name: string; expression: string; nextAt: () => number | undefined }[];
  /** How far each stream was read, kept across restarts. */
  checkpoints: KeptEntries;
  /** What CloudFront would do with a path; set by the distribution. */
  behaviours: Behaviour[];
  /** Runs once every resource is deployed; returns a function that stops it. */
  onceDeployed: (start: () => Stop | void | Promise<Stop>) => void;
}

export type Stop = () => void | Promise<void>;

export interface LocalServices {
  dynamodb: RunningDynamodb;
  cognito: RunningCognito;
  s3: RunningS3;
  events: EventsService;
  queues: Queues;
  scheduler: SchedulerService;
}

/** The resource of a type that has this ARN; throws when the template has none. */
export function resourceWithArn({ graph }: Pick<LocalCloud, 'graph'>, arn: string, type: string): Resource {
  const resource = graph.withArn(arn);
  if (resource?.type !== type) throw new Error(`The template has no ${type} with the ARN ${arn}.`);
  return resource;
}
