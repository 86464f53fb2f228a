import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LocalCloud, Stop } from './cloud.ts';
import { keepInvocations, type Invocations } from './functions/invocations.ts';
import { openFunctions } from './functions/local-functions.ts';
import { createAuthorize } from './permissions/permissions.ts';
import { readRoles } from './permissions/roles.ts';
import { identifyResource, resourceKinds } from './resource-kinds.ts';
import { laterSettingsOf } from './resources/event-invoke-config.ts';
import { roleOf, servesCdkOnly } from './resources/function.ts';
import { startServices, type RunningServices } from './services-of-template.ts';
import { KeptEntries } from './services/kept-entries.ts';
import type { Authorize, ServiceCall, ServiceOptions } from './services/service.ts';
import { startS3 } from './services/s3/start-s3.ts';
import { readAssembly } from './template/assembly.ts';
import { resolveAssembly, type Graph } from './template/graph.ts';

export interface CloudOptions {
  /** Holds all state; nothing is written outside. */
  folder: string;
  /** Synthesizes the app and answers the assembly's folder; told where browsers reach the files. */
  synthesize: (places: { filesOrigin: string }) => string;
  /** Port on which files were reached last time, so that links stay good. */
  filesPort?: number;
  onFailure?: (functionName: string, sentence: string) => void;
}

/** Every resource of the app, alive. */
export interface RunningCloud extends LocalCloud {
  services: RunningServices;
  invocations: Invocations;
  endpoints: Record<string, string>;
  close: () => Promise<void>;
}

/** Brings a synthesized app to life: services, then resources in the order of their references, then what sets functions off. */
export async function startCloud({ folder, synthesize, filesPort = 0, onFailure }: CloudOptions): Promise<RunningCloud> {
  await mkdir(folder, { recursive: true });
  const invocations = keepInvocations();
  const observe = (call: ServiceCall): void => invocations.observe(call);
  let authorize: Authorize | undefined;
  const serviceOptions = (name: string): ServiceOptions => ({ folder: path.join(folder, name), authorize: (request) => (authorize ? authorize(request) : 'The app is not up yet.'), observe });

  // Files come first, because the site's security policy names their address.
  const whenUp = Promise.withResolvers<RunningCloud>();
  whenUp.promise.catch(() => undefined);
  const s3 = await startS3({
    ...serviceOptions('s3'),
    port: filesPort,
    onObjectCreated: async (event, functionArn) => {
      const { graph, later } = await whenUp.promise;
      await later.invokeLater(graph.withArn(functionArn)?.name ?? functionArn, event);
    },
  });
  const graph = resolveAssembly(readAssembly(synthesize({ filesOrigin: s3.url })), identifyResource);
  const roles = readRoles(graph);
  authorize = createAuthorize(callersOf(graph), roles);

  const addresses = new Map<string, string>();
  let endpoints: Record<string, string> = {};
  const functions = openFunctions({ invocations, surroundings: () => ({ endpoints, addresses }), onFailure });
  const services = await startServices({ graph, serviceOptions, functions, s3, folder, whenUp: whenUp.promise });
  endpoints = services.endpoints;
  const later = services.later;
  const feedLater = (functionName: string): void => later.declare(functionName, laterSettingsOf(functionName, graph));
  const checkpoints = await KeptEntries.open(path.join(folder, 'checkpoints'), 'checkpoints');

  const starters: (() => Stop | void | Promise<Stop>)[] = [];
  const stops: Stop[] = [];
  const cloud: RunningCloud = {
    graph,
    roles,
    services,
    functions,
    later,
    feedLater,
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
      // What feeds functions ends first, then the functions, then what they call.
      for (const stop of stops.toReversed()) await stop();
      await later.stop();
      await functions.close();
      await services.close();
      await checkpoints.close();
    },
  };
  for (const resource of graph.resources) await resourceKinds[resource.type]?.deploy?.(resource, cloud);
  for (const start of starters) stops.push((await start()) ?? (() => {}));
  whenUp.resolve(cloud);
  return cloud;
}

function callersOf(graph: Graph) {
  return graph
    .ofType('AWS::Lambda::Function')
    .filter((resource) => !servesCdkOnly(resource, graph))
    .map((resource) => ({ functionName: resource.name, roleArn: roleOf(resource) }));
}
