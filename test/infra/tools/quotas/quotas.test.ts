import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fullestShare, usesIn, usesOf } from '../../../../infra/tools/quotas/quotas.ts';
import { resourcesOf, synthesized } from '../../app/synthesized.ts';

const useOf = (what: string, Resources: Parameters<typeof usesIn>[0][string]['Resources']) =>
  usesIn({ App: { Resources } }).find((use) => use.what === what);
const route = (api: object) => ({ Type: 'AWS::ApiGatewayV2::Route', Properties: { ApiId: api } });
const imported = (api: string) => ({ 'Fn::ImportValue': `HireHub-dev-Gateway:ExportsOutputRef${api}` });

describe('The quotas of AWS', { timeout: 60_000 }, () => {
  it.each(['dev', 'staging', 'prod'])('leave room in %s for the next feature', (stage) => {
    const uses = usesOf(stage);
    expect(uses.filter(({ share }) => share > fullestShare)).toEqual([]);
    // A stage without alarms has none to count; everything else is there to be counted.
    expect(uses.filter(({ count }) => count === 0).map(({ what }) => what)).toEqual(stage === 'dev' ? ['Alarms'] : []);
  });

  it('are printed, each with what a stage counts against it, so that a new account deploys with none of them raised (PLUS-59)', () => {
    const { stdout, status } = spawnSync(process.execPath, ['infra/tools/quotas/quotas.ts', 'dev'], {
      encoding: 'utf8',
    });
    const printed = [...stdout.matchAll(/^ *(\d+) % {2}(.+?) {2,}(\d+) of (\d+) +(.*)$/gm)].map(
      ([, share, what, count, most, name]) => [what, name, Number(count), Number(most), Number(share) <= 90],
    );
    expect(printed).toEqual(usesOf('dev').map(({ what, name, count, most }) => [what, name, count, most, true]));
    expect(printed).toContainEqual(['Routes of an HTTP API', 'Http', expect.any(Number), 300, true]);
    expect(status).toBe(0);
    // A new account has ten concurrent runs, of which none can be reserved.
    const functions = resourcesOf(synthesized.prod, 'AWS::Lambda::Function');
    expect(functions.filter(({ Properties }) => 'ReservedConcurrentExecutions' in Properties)).toEqual([]);
  });

  it('count the routes of each API by itself, also those of an API in another stack', () => {
    const use = useOf('Routes of an HTTP API', {
      One: route(imported('Http1A2B3C4D5E6F7A8B')),
      Two: route(imported('Workplaces0D1E2F3A4B5C6D7E')),
      Three: route(imported('Workplaces0D1E2F3A4B5C6D7E')),
    });
    expect(use).toEqual({ name: 'Workplaces', what: 'Routes of an HTTP API', count: 2, most: 300, share: 2 / 300 });
  });

  it('count the filters of a stream’s reader, whose sixth Lambda refuses', () => {
    const filters = (count: number) => ({
      Reader: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: { FilterCriteria: { Filters: Array.from({ length: count }, () => ({})) } },
      },
    });
    expect(useOf('Filters of a stream’s reader', filters(6))?.share).toBeGreaterThan(1);
    expect(useOf('Filters of a stream’s reader', {})?.share).toBe(0);
  });
});
