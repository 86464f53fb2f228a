import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { needsOf } from '../../../functions/platform/function-needs.ts';
import { type SearchSetting, stages } from '../../../infra/stages.ts';
import { idleCosts } from '../../../infra/tools/costs/idle-cost.ts';
import { onlyResource, resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const settings = {
  domain: { engine: 'opensearch', on: 'domain', nodeType: 'r6g.large.search', nodes: 2, gigabytes: 50 },
  serverless: { engine: 'opensearch', on: 'serverless' },
} as const satisfies Record<string, SearchSetting>;
const places = Object.keys(settings) as (keyof typeof settings)[];
const stacks = {
  domain: stacksOf({ ...stages.prod, search: settings.domain }),
  serverless: stacksOf({ ...stages.prod, search: settings.serverless }),
};

const functionsOf = (of: typeof synthesized.dev) =>
  resourcesOf(of, 'AWS::Lambda::Function').flatMap(({ stack, Properties }) => {
    const { POWERTOOLS_SERVICE_NAME: path, OPENSEARCH_URL } = (Properties.Environment?.Variables ?? {}) as Record<
      string,
      unknown
    >;
    if (typeof path !== 'string') return [];
    const role = of[stack]!.resources[Properties.Role['Fn::GetAtt'][0]]!;
    const [{ PolicyDocument }] = role.Properties.Policies as [
      { PolicyDocument: { Statement: { Action: string | string[] }[] } },
    ];
    const actions = PolicyDocument.Statement.flatMap(({ Action }) => Action).filter((action) =>
      /^(es|aoss):/.test(action),
    );
    return [{ path, url: OPENSEARCH_URL, actions, memory: Properties.MemorySize as number }];
  });
const scheduled = (of: typeof synthesized.dev) =>
  functionsOf(of)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('search/'));

describe.each(places)('A stage that searches in OpenSearch on %s (PLUS-37)', (on) => {
  const functions = functionsOf(stacks[on]);

  it('has its address in every function that searches, which no longer hold an index', () => {
    const searching = functions.filter(({ path }) => needsOf(path).includes('search-read'));
    expect(searching.length).toBeGreaterThan(6);
    for (const { url } of searching) expect(JSON.stringify(url)).toMatch(/Endpoint/);
    const guest = functions.find(({ path }) => path === 'guest/guest.http');
    expect(guest?.memory).toBe(stages.prod.memory.http);
  });

  it('lets only the functions in that search or feed', () => {
    const reaching = functions.filter(({ actions }) => actions.length > 0).map(({ path }) => path);
    const needing = functions
      .map(({ path }) => path)
      .filter((path) => needsOf(path).some((need) => need.startsWith('search-')));
    expect(reaching.toSorted()).toEqual(needing.toSorted());
  });

  it('is fed from the change log instead of publishing snapshots', () => {
    expect(scheduled(stacks[on]).toSorted()).toEqual([
      'search/every-5-minutes-build-open-search.schedule',
      'search/every-minute-feed-open-search.schedule',
    ]);
    expect(scheduled(synthesized.prod)).toEqual(['search/every-5-minutes-publish-snapshots.schedule']);
  });

  it('has its first snapshots with the deployment of whatever reads them', () => {
    const triggersOf = (stacks: typeof synthesized.dev) => resourcesOf(stacks, 'Custom::Trigger');
    const [trigger, ...others] = triggersOf(synthesized.prod);
    expect([trigger?.stack, others]).toEqual(['Schedules', []]);
    expect(trigger?.Properties).toMatchObject({ InvocationType: 'RequestResponse', ExecuteOnHandlerChange: true });
    expect(trigger?.Properties.HandlerArn.Ref).toContain('PublishSnapshots');
    expect([triggersOf(synthesized.dev), triggersOf(synthesized.local)]).toEqual([[], []]);
  });

  it('keeps every stack at most at nine tenths of the quota of 500 resources', () => {
    for (const { name, resources } of Object.values(stacks[on]))
      expect([name, Object.keys(resources).length <= 450]).toEqual([name, true]);
  });

  it('costs each month what infra/README.md says', () => {
    const costs = idleCosts(Object.values(stacks[on]).map(({ template }) => template as { Resources: never }));
    const [search] = costs.filter(({ what }) => /Search/.test(what));
    expect(readFileSync('infra/README.md', 'utf8')).toContain(`$${search!.dollars.toFixed(2)}`);
  });
});

it('A domain is encrypted, takes signed requests of its own account alone, and lets searching functions write nothing', () => {
  expect(onlyResource(stacks.domain, 'AWS::OpenSearchService::Domain').Properties).toMatchObject({
    ClusterConfig: { InstanceType: 'r6g.large.search', InstanceCount: 2, ZoneAwarenessEnabled: true },
    EncryptionAtRestOptions: { Enabled: true },
    NodeToNodeEncryptionOptions: { Enabled: true },
    DomainEndpointOptions: { EnforceHTTPS: true },
    AccessPolicies: { Statement: [{ Effect: 'Allow' }] },
  });
  const writing = functionsOf(stacks.domain).filter(({ actions }) => actions.includes('es:ESHttpPut'));
  expect(writing.map(({ path }) => path).toSorted()).toEqual(scheduled(stacks.domain).toSorted());
});

it('A collection names the roles that search, and those that feed it, of every stack', () => {
  const { Policy } = onlyResource(stacks.serverless, 'AWS::OpenSearchServerless::AccessPolicy').Properties;
  const roles = JSON.stringify(Policy).match(/Fn::ImportValue/g) ?? [];
  const reading = functionsOf(stacks.serverless).filter(({ path }) => needsOf(path).includes('search-read'));
  expect(roles).toHaveLength(reading.length + scheduled(stacks.serverless).length);
  expect(JSON.stringify(Policy)).not.toContain('aoss:*');
});
