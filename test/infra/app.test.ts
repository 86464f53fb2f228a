import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsOf } from '../../functions/platform/function-needs.ts';
import { synthesize } from '../../infra/app.ts';
import { apiParts } from '../../infra/stacks/api.ts';
import { isScheduledIn } from '../../infra/stacks/schedules.ts';
import { stageNamed, stageNames, stages } from '../../infra/stages.ts';
import { deployedFunctions, placeholderInputs } from '../../infra/tools/placeholder-inputs.ts';
import { resourcesOf, stacksOf, synthesized } from './app/synthesized.ts';

describe('A deployment', () => {
  it.each(stageNames)(
    'synthesizes %s offline without an account, every stack at most at nine tenths of the quota of 500 resources',
    (stage) => {
      const stacks = Object.values(stage === 'staging' ? stacksOf(stages.staging) : synthesized[stage]);
      expect(stacks.length).toBeGreaterThan(8);
      for (const { name, resources } of stacks)
        expect([name, Object.keys(resources).length <= 450]).toEqual([name, true]);
    },
  );

  it('contains every function that is declared, once, but those that feed another search', () => {
    const deployed = resourcesOf(synthesized.prod, 'AWS::Lambda::Function').flatMap(
      ({ Properties }) => Properties.Environment?.Variables.POWERTOOLS_SERVICE_NAME ?? [],
    );
    expect(deployed.sort()).toEqual(deployedFunctions().filter((one) => isScheduledIn(stages.prod, one)));
  });

  it('updates who reads events before who emits them, and what pages call before the pages', () => {
    const order = Object.keys(synthesized.prod);
    const withFunctions = [
      ...new Set(resourcesOf(synthesized.prod, 'AWS::Lambda::Function').map(({ stack }) => stack)),
    ];
    // Those before it carry events and connections, and emit nothing of their own.
    const before = new Set(['Data', 'Gateway', 'Web', 'Events', 'LiveUpdates', 'Reactions', 'Watch']);
    const emitters = withFunctions.filter((stack) => !before.has(stack) && stack !== 'Site');
    expect(emitters).toEqual(expect.arrayContaining([...apiParts, 'Schedules', 'Uploads', 'Mail', 'Operator']));
    for (const emitter of emitters)
      expect([emitter, order.indexOf(emitter)]).toEqual([emitter, expect.toSatisfy(isAfter('Reactions'))]);
    for (const part of apiParts) expect(order.indexOf('Site')).toSatisfy(isAfter(part));
    // Which writes the snapshots that operations of a new layout read.
    for (const part of apiParts) expect(order.indexOf(part)).toSatisfy(isAfter('Schedules'));

    function isAfter(earlier: string) {
      return (place: number) => place > order.indexOf(earlier);
    }
  });

  it('needs neither domain nor sender nor region for dev', () => {
    expect(stages.dev).toMatchObject({ firewall: false, edgeLogs: false, keepsData: false });
    expect([stages.dev.domain, stages.dev.sender, stages.dev.region, stages.dev.account]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('gives memory for the index and for pictures to those that hold them, and less to others', () => {
    const { http, search, reaction } = stages.prod.memory;
    for (const { Properties } of resourcesOf(synthesized.prod, 'AWS::Lambda::Function')) {
      const name = Properties.Environment?.Variables?.POWERTOOLS_SERVICE_NAME as string | undefined;
      if (!name) continue;
      const kind = name.split('.').at(-1) ?? '';
      const holdsMuch = needsOf(name).includes('search-read') || ['s3', 'schedule'].includes(kind);
      const expected = kind === 'http' ? (holdsMuch ? search : http) : holdsMuch ? search : reaction;
      expect([name, Properties.MemorySize]).toEqual([name, expected]);
    }
  });

  it('traces with X-Ray what people wait for, and gives what reacts to it neither traces nor the right to send them', () => {
    for (const { stack, Properties } of resourcesOf(synthesized.prod, 'AWS::Lambda::Function')) {
      const name = Properties.Environment?.Variables?.POWERTOOLS_SERVICE_NAME as string | undefined;
      if (!name) continue;
      const isWaitedFor = name.endsWith('.http');
      const role = synthesized.prod[stack]?.resources[Properties.Role['Fn::GetAtt'][0]];
      const mayTrace = JSON.stringify(role?.Properties.Policies).includes('xray:PutTraceSegments');
      expect([name, Properties.TracingConfig?.Mode, mayTrace]).toEqual(
        isWaitedFor ? [name, 'Active', true] : [name, undefined, false],
      );
    }
  });

  it('runs on Arm with Node 24, logged as JSON without what it was called with, and kept as long as the stage says', () => {
    for (const { stack, Properties } of resourcesOf(synthesized.prod, 'AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.Handler === 'index.handler' && Properties.LoggingConfig,
    )) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogFormat: 'JSON' },
        Environment: { Variables: { POWERTOOLS_LOGGER_LOG_EVENT: 'false' } },
      });
      expect(
        synthesized.prod[stack]?.resources[Properties.LoggingConfig.LogGroup.Ref]?.Properties.RetentionInDays,
      ).toBe(365);
    }
  });

  it('reaches the firewall in us-east-1 from any other region', () => {
    const abroad = stacksOf({ ...stages.prod, region: 'eu-west-1', edgeLogs: false });
    expect([abroad.Waf?.region, abroad.Web?.region]).toEqual(['us-east-1', 'eu-west-1']);
    const { WebACLId } = resourcesOf(abroad, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig ?? {};
    expect(WebACLId['Fn::GetAtt'][0]).toMatch(/^ExportsReader/);
    expect(() => stacksOf({ ...stages.prod, region: 'eu-west-1' })).toThrow(
      "Stage 'prod' wants the edge's logs, which need the region us-east-1 instead of eu-west-1.",
    );
  });

  it('writes the same templates from the same sources', () => {
    const again = stacksOf(stages.dev);
    expect(Object.values(again).map(({ template }) => template)).toEqual(
      Object.values(synthesized.dev).map(({ template }) => template),
    );
  });

  it('on a laptop consists of plain resources, in the folder that it is given', () => {
    const outputFolder = mkdtempSync(path.join(tmpdir(), 'hirehub-synth-'));
    synthesize({
      stage: 'local',
      outputFolder,
      handlersFolder: placeholderInputs().handlersFolder,
      siteUrl: 'http://localhost:3000',
    });
    expect(existsSync(path.join(outputFolder, 'HireHub-local-Data.template.json'))).toBe(true);
    const types = Object.values(synthesized.local).flatMap(({ resources }) =>
      Object.values(resources).map(({ Type }) => Type),
    );
    // The runner itself puts notifications on buckets, in place of CDK's function.
    expect(
      types.filter(
        (type) =>
          type !== 'Custom::S3BucketNotifications' &&
          /^Custom::|WAF|CloudWatch|SNS|SecretsManager|CDK::Metadata/.test(type),
      ),
    ).toEqual([]);
  });
});

it('knows its stages by name', () => {
  expect(stageNamed('prod')).toBe(stages.prod);
  expect(() => stageNamed('production')).toThrow(
    "There is no stage 'production'; known are local, dev, staging, prod.",
  );
});

it('says what to do when bundles are missing', () => {
  expect(() =>
    synthesize({ stage: 'dev', handlersFolder: mkdtempSync(path.join(tmpdir(), 'hirehub-empty-')) }),
  ).toThrow("run 'npm run bundle' first");
});
