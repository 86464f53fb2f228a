import { prices, searchNodeHour } from './prices.ts';

/** A synthesized template, as far as its cost is concerned. */
export interface Template {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
}

/** What one kind of resource costs a month when nobody uses the stage. */
export interface IdleCost {
  what: string;
  count: number;
  /** US dollars a month. */
  dollars: number;
}

const month = { days: 30, seconds: 30 * 86_400 };
// Lambda polls a queue with five long polls of 20 seconds, without end.
const pollsOfQueue = (5 * month.seconds) / 20;
// A schedule whose run finds nothing to do; measured on the local runner, rounded up.
const emptyRun = { seconds: 0.3, reads: 8, logGigabytes: 2e-6 };

/**
 * The monthly cost of a stage that nobody uses, from its templates: what is billed for existing, for polling and for
 * running on a schedule. Everything else that the templates hold is billed by use only.
 */
export function idleCosts(templates: readonly Template[]): IdleCost[] {
  const resources = templates.flatMap(({ Resources }) => Object.values(Resources));
  const of = (type: string) => resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties ?? {});
  const line = (what: string, count: number, each: number): IdleCost => ({ what, count, dollars: count * each });
  const firewalls = of('AWS::WAFv2::WebACL');
  const rules = firewalls.reduce((sum, { Rules = [] }) => sum + (Rules as unknown[]).length, 0);
  const schedules = of('AWS::Events::Rule').flatMap(({ ScheduleExpression: every, Targets = [] }) =>
    typeof every === 'string' ? (Targets as unknown[]).map(() => runsAMonth(every)) : [],
  );
  return [
    line(
      'Queues that Lambda polls',
      of('AWS::Lambda::EventSourceMapping').filter(readsQueue).length,
      pollsOfQueue * prices.queueRequest.dollars,
    ),
    line(
      'Alarms, by metric',
      of('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm), 0),
      prices.alarmMetric.dollars,
    ),
    line('Dashboards', of('AWS::CloudWatch::Dashboard').length, prices.dashboard.dollars),
    line('Secrets', of('AWS::SecretsManager::Secret').length, prices.secret.dollars),
    line('Keys of our own', of('AWS::KMS::Key').length, prices.key.dollars),
    line('Firewalls', firewalls.length, prices.firewall.dollars),
    line('Rules of the firewall', rules, prices.firewallRule.dollars),
    searchNodes(of('AWS::OpenSearchService::Domain')),
    line(
      'Units of OpenSearch Serverless',
      of('AWS::OpenSearchServerless::Collection').reduce(
        (sum, { StandbyReplicas }) => sum + unitsOf(StandbyReplicas),
        0,
      ),
      (prices.searchUnitHour.dollars * month.seconds) / 3_600,
    ),
    line(
      'Runs on a schedule, a month',
      schedules.reduce((sum, runs) => sum + runs, 0),
      runDollars(),
    ),
  ].filter(({ count }) => count > 0);
}

/** The sum of such lines, in US dollars a month. */
export function totalOf(costs: readonly IdleCost[]): number {
  return costs.reduce((sum, { dollars }) => sum + dollars, 0);
}

/** The nodes of search domains with their volumes; throws for a type without a price. */
function searchNodes(domains: readonly Record<string, unknown>[]): IdleCost {
  let [count, dollars] = [0, 0];
  for (const { ClusterConfig, EBSOptions } of domains) {
    const { InstanceCount, InstanceType } = ClusterConfig as { InstanceCount: number; InstanceType: string };
    const hour = searchNodeHour[InstanceType];
    if (hour === undefined) throw new Error(`infra/tools/costs/prices.ts has no price of ${InstanceType}.`);
    const { VolumeSize } = EBSOptions as { VolumeSize: number };
    count += InstanceCount;
    dollars += InstanceCount * ((hour * month.seconds) / 3_600 + VolumeSize * prices.searchGigabyte.dollars);
  }
  return { what: 'Search nodes', count, dollars };
}

/** The least that a collection takes: half a unit each for indexing and searching, and twice that with standby replicas. */
const unitsOf = (standbyReplicas: unknown): number => (standbyReplicas === 'DISABLED' ? 1 : 2);

// Streams are read by Lambda without charge.
function readsQueue({ EventSourceArn }: Record<string, unknown>): boolean {
  return JSON.stringify(EventSourceArn).includes('Queue');
}

function metricsOf({ Metrics }: Record<string, unknown>): number {
  return Array.isArray(Metrics) ? Metrics.filter((metric: object) => 'MetricStat' in metric).length : 1;
}

/** Runs of a schedule such as `rate(5 minutes)`. Throws for a form that the stacks do not use yet. */
export function runsAMonth(expression: string): number {
  const [, count = '', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const seconds = { minute: 60, hour: 3600, day: 86_400 }[unit];
  if (!seconds) throw new Error(`${expression} is not a rate that the costs know.`);
  return month.seconds / (Number(count) * seconds);
}

function runDollars(): number {
  // As much memory as the largest of them has.
  const gigabytes = 1769 / 1024;
  return (
    prices.lambdaRequest.dollars +
    emptyRun.seconds * gigabytes * prices.lambdaGigabyteSecond.dollars +
    emptyRun.reads * prices.readUnit.dollars +
    emptyRun.logGigabytes * prices.logGigabyte.dollars +
    prices.trace.dollars
  );
}
