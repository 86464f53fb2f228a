import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LocalCloud, Stop } from './cloud.ts';
import { keepInvocations, type Invocations } from './functions/invocations.ts';
import { openFunctions } from './functions/local-functions.ts';
import { createAuthorize, type Caller } from './permissions/permissions.ts';
import { readRoles } from './permissions/roles.ts';
import { readApp } from './read-app.ts';
import { resourceKinds } from './resource-kinds.ts';
import { laterSettingsOf } from './resources/event-invoke-config.ts';
import { roleOf, servesCdkOnly } from './resources/function.ts';
import { queueNameOf } from './resources/queue.ts';
import { startServices, type RunningServices } from './services-of-template.ts';
import { KeptEntries } from './services/kept-entries.ts';
import type { RunningS3 } from './services/s3/start-s3.ts';
import { startS3 } from './services/s3/start-s3.ts';
import type { Authorize, ServiceOptions } from './services/service.ts';
import type { Graph } from './template/graph.ts';

/** An app as a synthesis left it. */
export interface Synthesized {
  /** The folder of its cloud assembly. */
  assembly: string;
  /** Where the functions' compiled code is kept for the next start. */
  compiledFolder?: string;
}

export interface CloudOptions {
  /** Holds all state; nothing is written outside. */
  folder: string;
  /** Synthesizes the app; receives the address of the buckets' files. */
  synthesize: (places: { filesUrl: string }) => Synthesized | Promise<Synthesized>;
  /** The port of the files at the last start, so that links stay valid. */
  filesPort?: number;
  onFailure?: (functionName: string, sentence: string) => void;
  /** Runs with every resource up and before anything reacts, so that its writes are reacted to in large batches. */
  beforeReactions?: (cloud: RunningCloud) => Promise<void>;
}

/** Every resource of the app, running. */
export interface RunningCloud extends LocalCloud {
  services: RunningServices;
  invocations: Invocations;
  endpoints: Record<string, string>;
  close: () => Promise<void>;
}

/**
 * Starts a synthesized app: services, then resources in the order of their references, then what triggers functions.
 */
export async function startCloud(options: CloudOptions): Promise<RunningCloud> {
  const { folder, synthesize, filesPort = 0 } = options;
  await mkdir(folder, { recursive: true });
  const invocations = keepInvocations();
  let authorize: Authorize | undefined;
  const serviceOptions = (name: string): ServiceOptions => ({
    folder: path.join(folder, name),
    authorize: (request) => (authorize ? authorize(request) : 'The app is not up yet.'),
    observe: invocations.observe,
  });
  const whenUp = Promise.withResolvers<RunningCloud>();

  // Files come first, because the site's security policy names their address.
  const s3Options = {
    ...serviceOptions('s3'),
    onObjectCreated: async (event: unknown, arn: string) => {
      const { graph, later, services } = await whenUp.promise;
      const target = graph.withArn(arn);
      if (target?.type === 'AWS::SQS::Queue') await services.queues.queue(queueNameOf(arn)).send(JSON.stringify(event));
      else await later.invokeLater(target?.name ?? arn, event);
    },
  };
  // The port of the last start may belong to another program now.
  const s3 = await startS3({ ...s3Options, port: filesPort }).catch(() => startS3(s3Options));
  try {
    const { assembly, compiledFolder } = await synthesize({ filesUrl: s3.url });
    const graph = readApp(assembly);
    const roles = readRoles(graph);
    authorize = createAuthorize(callersOf(graph), roles);
    const ground = { options, compiledFolder, graph, roles, invocations, serviceOptions, s3, whenUp: whenUp.promise };
    const cloud = await bringUp(ground);
    whenUp.resolve(cloud);
    return cloud;
  } catch (error) {
    await s3.close();
    throw error;
  }
}

interface Ground extends Pick<LocalCloud, 'graph' | 'roles' | 'serviceOptions'> {
  options: CloudOptions;
  compiledFolder: string | undefined;
  invocations: Invocations;
  s3: RunningS3;
  whenUp: Promise<RunningCloud>;
}

async function bringUp({
  options,
  compiledFolder,
  graph,
  roles,
  invocations,
  serviceOptions,
  s3,
  whenUp,
}: Ground): Promise<RunningCloud> {
  const { folder, onFailure, beforeReactions } = options;
  const addresses = new Map<string, string>();
  let endpoints: Record<string, string> = {};
  const functions = openFunctions({
    invocations,
    surroundings: () => ({ endpoints, addresses }),
    ...(compiledFolder && { compiledFolder }),
    onFailure,
  });
  const services = await startServices({ graph, serviceOptions, functions, invocations, s3, folder, whenUp });
  ({ endpoints } = services);
  const { later } = services;
  const checkpoints = await KeptEntries.open(path.join(folder, 'checkpoints'), 'checkpoints');

  const starters: (() => Stop | void | Promise<Stop>)[] = [];
  const stops: Stop[] = [];
  const cloud: RunningCloud = {
    graph,
    roles,
    services,
    functions,
    later,
    feedLater: (functionName) => later.declare(functionName, laterSettingsOf(functionName, graph)),
    invocations,
    endpoints,
    addresses,
    checkpoints,
    serviceOptions,
    httpApis: new Map(),
    socketGateways: new Map(),
    behaviours: [],
    clocks: [],
    onceDeployed: (start) => starters.push(start),
    close: async () => {
      // The sources of functions end first, then the functions, then what they call.
      for (const stop of stops.toReversed()) await stop();
      await later.stop();
      await functions.close();
      await services.close();
      await checkpoints.close();
    },
  };
  try {
    for (const resource of graph.resources) await resourceKinds[resource.type]?.deploy?.(resource, cloud);
    await beforeReactions?.(cloud);
    for (const start of starters) stops.push((await start()) ?? (() => {}));
    return cloud;
  } catch (error) {
    await cloud.close();
    throw error;
  }
}

function callersOf(graph: Graph): Caller[] {
  return graph
    .ofType('AWS::Lambda::Function')
    .filter((resource) => !servesCdkOnly(resource, graph))
    .map((resource) => ({ functionName: resource.name, roleArn: roleOf(resource) }));
}
