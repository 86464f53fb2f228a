import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepInvocations } from '../../functions/invocations.ts';
import { openFunctions } from '../../functions/local-functions.ts';
import type { FunctionDefinition } from '../../functions/function-definition.ts';
import { accessKeyIdOf } from '../../permissions/permissions.ts';
import { temporaryFolder, until } from '../fixture-app.ts';

/** A function of this code; `say` invokes it. */
function aFunctionOf(code: string, settings: Partial<FunctionDefinition> = {}) {
  const home = temporaryFolder();
  const folder = path.join(home, 'code');
  const compiledFolder = path.join(home, 'compiled');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.mjs'), code);
  const invocations = keepInvocations();
  const failures: string[] = [];
  const surroundings = () => ({
    endpoints: { DYNAMODB: 'http://127.0.0.1:1' },
    addresses: new Map([['https://abc.execute-api/ws', 'http://127.0.0.1:2']]),
  });
  const functions = openFunctions({
    invocations,
    surroundings,
    compiledFolder,
    onFailure: (_, sentence) => failures.push(sentence),
  });
  onTestFinished(() => functions.close());
  const definition: FunctionDefinition = {
    name: 'Greeter',
    description: 'Greets',
    arn: 'arn:greeter',
    folder,
    handler: 'index.handler',
    variables: {},
    memoryMegabytes: 128,
    timeoutSeconds: 5,
    ...settings,
  };
  functions.declare(definition);
  return {
    functions,
    definition,
    invocations,
    failures,
    compiledFolder,
    say: (event: unknown) => functions.invoke('Greeter', event, 'test'),
  };
}

describe('An invocation', () => {
  it('returns what the handler returns, through JSON in both directions', async () => {
    const { say } = aFunctionOf(
      `export const handler = async (event) => ({ ...event, at: new Date(0), gone: undefined });`,
    );
    await expect(say({ name: 'Ann', missing: undefined })).resolves.toEqual({
      payload: { name: 'Ann', at: '1970-01-01T00:00:00.000Z' },
    });
  });

  it('leaves its compiled code for the next instance and the next start', async () => {
    const { say, compiledFolder } = aFunctionOf(`export const handler = async () => 'Hello';`);
    await say({});
    const kept = () => readdirSync(compiledFolder, { recursive: true, withFileTypes: true });
    await until(() => kept().some((entry) => entry.isFile()), 'no compiled code was kept');
  });

  it('finds a new instance after the functions rested', async () => {
    const { say, functions } = aFunctionOf(`let runs = 0; export const handler = async () => ++runs;`);
    await say({});
    await expect(say({})).resolves.toEqual({ payload: 2 });
    functions.rest();
    await expect(say({})).resolves.toEqual({ payload: 1 });
  });

  it('gives the handler its context', async () => {
    const { say, invocations } = aFunctionOf(
      `export const handler = async (_, c) => [c.functionName, c.invokedFunctionArn, c.memoryLimitInMB, c.awsRequestId, c.getRemainingTimeInMillis() > 4000];`,
    );
    const { payload } = await say({});
    expect(payload).toEqual(['Greeter', 'arn:greeter', '128', invocations.list()[0]?.requestId, true]);
  });

  it('shows the handler only its own environment', async () => {
    process.env.SHOP_RUNNER_SECRET = 'x';
    onTestFinished(() => void delete process.env.SHOP_RUNNER_SECRET);
    const { say } = aFunctionOf(`export const handler = async () => process.env;`, {
      variables: { TABLE_NAME: 'Main', SOCKETS: 'https://abc.execute-api/ws' },
    });
    const environment = (await say({})).payload as Record<string, string>;
    expect(environment.SHOP_RUNNER_SECRET).toBeUndefined();
    expect(environment).toMatchObject({
      TABLE_NAME: 'Main',
      SOCKETS: 'http://127.0.0.1:2',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: accessKeyIdOf('Greeter', 0),
      AWS_SECRET_ACCESS_KEY: 'local-secret',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
      AWS_LAMBDA_FUNCTION_NAME: 'Greeter',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '128',
      _X_AMZN_TRACE_ID: expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24};Parent=[0-9a-f]{16};Sampled=0$/),
    });
  });

  it('keeps module state between events, as a warm instance does', async () => {
    const { say } = aFunctionOf(`let count = 0; export const handler = async () => ++count;`);
    await say({});
    await expect(say({})).resolves.toEqual({ payload: 2 });
  });

  it('keeps the log of each run', async () => {
    const { say, invocations } = aFunctionOf(
      `export const handler = async ({ n }) => { console.log('hello', n); console.error('careful'); };`,
    );
    await say({ n: 1 });
    await say({ n: 2 });
    expect(invocations.list().map(({ logs }) => logs)).toEqual(['hello 2\ncareful\n', 'hello 1\ncareful\n']);
  });
});

describe('A failure', () => {
  it('is reported as Lambda reports it', async () => {
    const { say, failures, invocations } = aFunctionOf(
      `export const handler = async () => { throw new TypeError('no such job'); };`,
    );
    await expect(say({})).resolves.toEqual({
      functionError: 'Unhandled',
      payload: { errorType: 'TypeError', errorMessage: 'no such job', trace: expect.any(Array) },
    });
    expect(failures).toEqual(['TypeError: no such job']);
    expect(invocations.list()[0]?.failure).toContain('TypeError: no such job\n    at handler');
  });

  it.each([
    ['an unknown export', `export const other = 1;`, 'handler is undefined or not exported'],
    ['a bundle that does not load', `throw new Error('broken at once');`, 'broken at once'],
    ['an exit', `export const handler = () => { process.exit(3); };`, 'Runtime exited with status 3'],
    [
      'a rejection nobody handles',
      `export const handler = () => { Promise.reject(new Error('forgotten')); return new Promise(() => {}); };`,
      'forgotten',
    ],
  ])('ends the run: %s', async (_, code, message) => {
    const { payload } = await aFunctionOf(code).say({});
    expect(payload).toMatchObject({ errorMessage: message });
  });

  it('A run that takes too long is ended, and the next one gets a new instance', async () => {
    const { say } = aFunctionOf(`export const handler = async ({ hang }) => { while (hang) {} return 'quick'; };`, {
      timeoutSeconds: 2,
    });
    await expect(say({ hang: true })).resolves.toMatchObject({
      payload: {
        errorType: 'Sandbox.Timedout',
        errorMessage: expect.stringMatching(/Task timed out after 2\.00 seconds$/),
      },
    });
    await expect(say({ hang: false })).resolves.toEqual({ payload: 'quick' });
  });

  it('A run that uses more memory than its setting is ended', async () => {
    const { say } = aFunctionOf(
      `const kept = []; export const handler = async () => { for (;;) kept.push(new Array(1e5).fill(Math.random())); };`,
      { memoryMegabytes: 32, timeoutSeconds: 20 },
    );
    await expect(say({})).resolves.toMatchObject({ payload: { errorType: 'Runtime.OutOfMemory' } });
  });
});

it('A function runs new code after it was replaced', async () => {
  const { functions, definition, say } = aFunctionOf(`export const handler = async () => 'old';`);
  await say({});
  const folder = path.join(definition.folder, '../renewed');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.mjs'), `export const handler = async () => 'new';`);
  functions.replace({ ...definition, folder });
  await expect(say({})).resolves.toEqual({ payload: 'new' });
});
