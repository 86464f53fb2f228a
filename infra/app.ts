import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App, AssetStaging, Tags } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { refusals, withInventedSettings } from './required-settings.ts';
import { stageNamed, type Deployment, type Stage } from './stages.ts';
import { ApiStack, apiParts } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { DeliveryStack } from './stacks/delivery.ts';
import { EventsStack } from './stacks/events.ts';
import { GatewayStack } from './stacks/gateway.ts';
import { LiveUpdatesStack } from './stacks/live-updates.ts';
import { MailStack } from './stacks/mail.ts';
import { OperatorStack } from './stacks/operator.ts';
import { ReactionsStack } from './stacks/reactions.ts';
import { SchedulesStack } from './stacks/schedules.ts';
import { SearchAccessStack } from './stacks/search-access.ts';
import { SiteStack } from './stacks/site.ts';
import { UploadsStack } from './stacks/uploads.ts';
import { edgeRegion, WafStack } from './stacks/waf.ts';
import { WatchStack } from './stacks/watch.ts';
import { WebStack } from './stacks/web.ts';

const root = path.join(import.meta.dirname, '..');

/** Adds every stack of a deployment to the app, in deployment order. */
function addStacks(app: App, deployment: Deployment): void {
  const { stage } = deployment;
  const account = stage.account ?? process.env.CDK_DEFAULT_ACCOUNT;
  const region = stage.region ?? process.env.CDK_DEFAULT_REGION ?? edgeRegion;
  const common = {
    deployment,
    env: { account, region },
    crossRegionReferences: stage.firewall && region !== edgeRegion,
  };
  const named = (name: string) => `HireHub-${stage.name}-${name}`;

  const data = new DataStack(app, named('Data'), common);
  const gateway = new GatewayStack(app, named('Gateway'), { ...common, data });
  const firewall = stage.firewall
    ? new WafStack(app, named('Waf'), { ...common, env: { account, region: edgeRegion } })
    : undefined;
  const web = new WebStack(app, named('Web'), { ...common, data, gateway, firewallArn: firewall?.firewallArn });
  const grants = { ...data.grants, ...gateway.grants, ...web.grants };

  const events = new EventsStack(app, named('Events'), { ...common, data, grants });
  const publishing = { ...grants, ...events.grants };
  const reactions = new ReactionsStack(app, named('Reactions'), { ...common, bus: events.bus, grants: publishing });
  new LiveUpdatesStack(app, named('LiveUpdates'), { ...common, socketApi: gateway.socketApi, grants });
  const apis = apiParts.map((part) => new ApiStack(app, named(part), { ...common, part, gateway, grants }));
  const schedules = new SchedulesStack(app, named('Schedules'), { ...common, grants: publishing });
  for (const api of apis)
    api.addStackDependency(schedules, 'The snapshots of an index are there before who reads them.');
  const emitters = [
    ...apis,
    schedules,
    new UploadsStack(app, named('Uploads'), { ...common, data, grants }),
    new MailStack(app, named('Mail'), { ...common, grants }),
    new OperatorStack(app, named('Operator'), { ...common, grants: { ...grants, ...events.republishing } }),
  ];
  for (const emitter of emitters)
    emitter.addStackDependency(reactions, 'Who understands a new version of an event is there before who emits it.');
  if (deployment.siteFolder) {
    const site = new SiteStack(app, named('Site'), {
      ...common,
      folder: deployment.siteFolder,
      bucket: web.siteBucket,
      siteUrl: web.siteUrl,
    });
    for (const api of apis) site.addStackDependency(api, 'A page must not call a route that does not exist yet.');
  }
  if (stage.repository)
    new DeliveryStack(app, named('Delivery'), { env: common.env, repository: stage.repository, stageName: stage.name });
  if (stage.search.engine === 'opensearch' && stage.search.on === 'serverless')
    new SearchAccessStack(app, named('SearchAccess'), common);
  if (stage.alarms) new WatchStack(app, named('Watch'), common);

  Tags.of(app).add('product', 'HireHub');
  Tags.of(app).add('stage', stage.name);
}

/** Where a synthesis finds its inputs and puts its output; all but the stage have defaults. */
export interface SynthesisOptions extends Partial<Omit<Deployment, 'stage'>> {
  stage: Stage | string;
  /** Absent: a temporary folder, or the CLI's. */
  outputFolder?: string;
}

/** An app of this stage, not yet synthesized; for tools that inspect it first. */
export function appOf({
  stage,
  outputFolder,
  handlersFolder = path.join(root, 'dist/handlers'),
  ...rest
}: SynthesisOptions): App {
  const { context } = JSON.parse(readFileSync(path.join(root, 'cdk.json'), 'utf8')) as {
    context: Record<string, unknown>;
  };
  const app = new App({
    outdir: outputFolder,
    context,
    analyticsReporting: false,
    stackTraces: false,
    performanceReporting: false,
  });
  addStacks(app, { ...rest, handlersFolder, stage: typeof stage === 'string' ? stageNamed(stage) : stage });
  return app;
}

/**
 * Synthesizes a stage within this process, without checks, notices or reports: those belong to the CLI and
 * infra/tools/nag.ts.
 */
export function synthesize(options: SynthesisOptions): CloudAssembly {
  process.env.CDK_VALIDATION = 'false';
  // CDK remembers which assets it has staged where, and would leave them out of a folder that was emptied since.
  AssetStaging.clearAssetHashCache();
  return appOf(options).synth();
}

// The CLI starts this file (cdk.json) and passes the stage in its context: npx cdk deploy -c stage=dev --all
if (import.meta.main) {
  const given = JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}') as {
    stage?: string;
    settings?: string;
    release?: string;
  };
  if (!given.stage) throw new Error('Name the stage: npx cdk synth -c stage=dev');
  const named = stageNamed(given.stage);
  // For checks of the templates; the invented account is nobody's.
  const stage = given.settings === 'invented' ? withInventedSettings(named) : named;
  const sentences = refusals(stage, process.env.CDK_DEFAULT_ACCOUNT);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  appOf({ stage, siteFolder: path.join(root, 'web/dist'), atOnce: given.release === 'at-once' }).synth();
}
