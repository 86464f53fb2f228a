import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startCloud, type CloudOptions, type RunningCloud } from '../start-cloud.ts';
import type { Template } from '../template/assembly.ts';

/** A small app written by hand, as a synthesis would leave it. */
export interface FixtureApp {
  /** Templates by stack name. */
  stacks: Record<string, Template>;
  /** Code of bundled functions by asset key; each exports `handler`. */
  code?: Record<string, string>;
}

/** A folder that is removed with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'laptop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes the app as an assembly and returns its folder. */
export function writeAssembly({ stacks, code = {} }: FixtureApp): string {
  const folder = temporaryFolder();
  const files = Object.fromEntries(
    Object.keys(code).map((key) => [
      key,
      { source: { path: `asset.${key}` }, destinations: { local: { objectKey: `${key}.zip` } } },
    ]),
  );
  for (const [key, source] of Object.entries(code)) {
    mkdirSync(path.join(folder, `asset.${key}`));
    writeFileSync(path.join(folder, `asset.${key}`, 'index.mjs'), source);
  }
  const artifacts = Object.fromEntries(
    Object.keys(stacks).map((name) => [
      name,
      { type: 'aws:cloudformation:stack', properties: { templateFile: `${name}.template.json` } },
    ]),
  );
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
  writeFileSync(path.join(folder, 'App.assets.json'), JSON.stringify({ files }));
  for (const [name, template] of Object.entries(stacks))
    writeFileSync(path.join(folder, `${name}.template.json`), JSON.stringify(template));
  return folder;
}

/** Runs the app until the test ends. */
export async function runApp(app: FixtureApp, options: Partial<CloudOptions> = {}): Promise<RunningCloud> {
  const folder = options.folder ?? temporaryFolder();
  const cloud = await startCloud({ folder, synthesize: () => ({ assembly: writeAssembly(app) }), ...options });
  onTestFinished(() => cloud.close());
  return cloud;
}

export const ref = (logicalId: string) => ({ Ref: logicalId });
export const arn = (logicalId: string, attribute = 'Arn') => ({ 'Fn::GetAtt': [logicalId, attribute] });

/** A function `<name>` and its role `<name>Role`, which has the statements. */
export function aFunction(
  name: string,
  {
    statements = [],
    variables = {},
    ...more
  }: { statements?: object[]; variables?: Record<string, unknown>; [property: string]: unknown } = {},
) {
  return {
    [`${name}Role`]: {
      Type: 'AWS::IAM::Role',
      Properties: {
        Policies: [{ PolicyName: 'Granted', PolicyDocument: { Version: '2012-10-17', Statement: statements } }],
      },
    },
    [name]: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Bucket: 'assets', S3Key: `${name}.zip` },
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: arn(`${name}Role`),
        Timeout: 5,
        MemorySize: 128,
        Environment: { Variables: variables },
        ...more,
      },
    },
  };
}

/** Lets a service invoke a function. */
export function invokePermission(functionId: string, principal: string, sourceArn: unknown) {
  return {
    [`${functionId}Permission${principal.split('.')[0]}`]: {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        Action: 'lambda:InvokeFunction',
        FunctionName: arn(functionId),
        Principal: principal,
        SourceArn: sourceArn,
      },
    },
  };
}

/** A table with `pk` and `sk` and a stream. */
export const aTable = {
  Table: {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: {
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' },
    },
  },
};

/** Waits until a condition holds; fails with the sentence after five seconds. */
export async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  sentence: string,
): Promise<T> {
  const giveUpAt = Date.now() + 5_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > giveUpAt) throw new Error(sentence);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
