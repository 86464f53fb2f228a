import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Resource {
  Type: string;
  DependsOn?: string | string[];
  Properties?: Record<string, unknown>;
}
interface Template {
  Resources: Record<string, Resource>;
}

/** Resource types that the emulator (ministack 1.5.33) does not know; nothing that a request needs is among them. */
export const notInTheEmulator: ReadonlySet<string> = new Set([
  'AWS::Events::Archive',
  'AWS::ApiGatewayV2::RouteResponse',
  'AWS::Logs::Delivery',
  'AWS::Logs::DeliverySource',
  'AWS::Logs::DeliveryDestination',
]);

/**
 * Copies a cloud assembly and removes what the emulator does not know; returns a sentence for each change. Throws when
 * something still refers to what was removed, because then the copy no longer describes the product.
 */
export function adaptAssembly(from: string, to: string): string[] {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  return globSync('*.template.json', { cwd: to })
    .toSorted()
    .flatMap((file) => {
      const template = JSON.parse(readFileSync(path.join(to, file), 'utf8')) as Template;
      const stack = file.replace('.template.json', '');
      const changes = adapted(template).map((change) => `${stack}: ${change}`);
      if (changes.length > 0) writeFileSync(path.join(to, file), JSON.stringify(template, undefined, 1));
      return changes;
    });
}

/** Changes the template in place and returns what was changed. */
export function adapted({ Resources }: Template): string[] {
  const gone = Object.keys(Resources).filter((id) => notInTheEmulator.has(Resources[id]?.Type ?? ''));
  const changes = gone.map((id) => `left out ${Resources[id]?.Type} ${id}`);
  for (const id of gone) delete Resources[id];
  for (const [id, resource] of Object.entries(Resources)) {
    if (resource.DependsOn) withoutDependencies(resource, gone);
    if (resource.Type === 'AWS::CloudWatch::Alarm' && simplifyAlarm(resource))
      changes.push(`simplified the alarm ${id}`);
  }
  const missing = gone.filter((id) => new RegExp(`"(Ref|Fn::GetAtt)":\\[?"${id}"`).test(JSON.stringify(Resources)));
  if (missing.length > 0) throw new Error(`Something still refers to ${missing.join(', ')}.`);
  return changes;
}

function withoutDependencies(resource: Resource, gone: readonly string[]): void {
  const kept = [resource.DependsOn ?? []].flat().filter((id) => !gone.includes(id));
  if (kept.length > 0) resource.DependsOn = kept;
  else delete resource.DependsOn;
}

/** Alarms on metric math become alarms on their first metric, because the emulator has no math. */
function simplifyAlarm({ Properties = {} }: Resource): boolean {
  const metrics = Properties.Metrics as
    { MetricStat?: { Metric: Record<string, string>; Period: number } }[] | undefined;
  const first = metrics?.find(({ MetricStat }) => MetricStat)?.MetricStat;
  if (!first) return false;
  delete Properties.Metrics;
  Object.assign(Properties, {
    MetricName: first.Metric.MetricName,
    Namespace: first.Metric.Namespace,
    Statistic: 'Sum',
    Period: first.Period,
  });
  return true;
}
