import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvokeCommand, LambdaClient, ListFunctionsCommand, type FunctionConfiguration } from '@aws-sdk/client-lambda';
import { synthesize } from '../../infra/app.ts';
import { httpApiName, httpApiOf, type HttpApiName } from '../../infra/constructs/http-apis.ts';
import { adaptAssembly } from '../../infra/tools/cloud/adapt-assembly.ts';
import { deployAssembly } from '../../infra/tools/cloud/deploy-assembly.ts';
import { ministack, startEmulator } from '../../infra/tools/cloud/emulator.ts';
import { installPythonTool } from '../../infra/tools/python/python-tool.ts';
import { openApi, type Api } from './api.ts';
import { waitFor } from './wait.ts';

export interface DeployedCloud {
  /** The HTTP API as CloudFront calls it, with the origin's secret. */
  api: Api;
  /** Calls the API without the secret, as a caller that bypasses CloudFront would. */
  outside: Api;
  stacks: string[];
  functions: FunctionConfiguration[];
  /** Sends an operator's request to the deployed operator function. */
  operate(request: object): Promise<unknown>;
  stop(): void;
}

/** What the operator's function returns. */
interface Operated {
  data?: unknown;
  message?: string;
}

const root = path.join(import.meta.dirname, '../..');

/** Deploys the stage `dev`, unchanged but for what the emulator lacks, to an AWS that nobody of this project wrote. */
export async function deployCloud(): Promise<DeployedCloud> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-cloud-'));
  const programs = installPythonTool('ministack');
  execFileSync(process.execPath, [path.join(root, 'infra/build/bundle.ts')], { cwd: root, stdio: 'ignore' });
  synthesize({ stage: 'dev', outputFolder: path.join(folder, 'assembly') });
  const changes = adaptAssembly(path.join(folder, 'assembly'), path.join(folder, 'adapted'));
  for (const change of changes) console.log(change);

  const emulator = await startEmulator(ministack, programs, folder);
  try {
    const stacks = await deployAssembly(path.join(folder, 'adapted'), emulator, path.join(folder, 'deploy.log'));
    const lambda = new LambdaClient({
      endpoint: emulator.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    const functions = await everyFunction(lambda);
    const operate = async (request: object) => {
      const { Payload } = await lambda.send(
        new InvokeCommand({
          FunctionName: 'HireHub-dev-Operator',
          Payload: JSON.stringify({ ...request, by: 'a test' }),
        }),
      );
      const { data, message } = JSON.parse(Payload ? Buffer.from(Payload).toString() : '{}') as Operated;
      if (message) throw new Error(message);
      return data;
    };
    const idOf = await httpApiIds(emulator.endpoint);
    const addressOf = (path: string) =>
      `${emulator.endpoint}/_aws/execute-api/${idOf(httpApiOf(path))}/$default${path}`;
    const secret = functions.map(({ Environment }) => Environment?.Variables?.ORIGIN_SECRET).find(Boolean) ?? '';
    const mailsTo = async (to: string) =>
      ((await operate({ action: 'mail' })) as { to: string; subject: string; text: string }[])
        .filter((mail) => mail.to.includes(to))
        .toReversed();
    // Each look at the held mails runs a function of the emulator, which has the same two cores as everything else.
    const patient: Api['patient'] = (what, ask) => waitFor(what, ask, 90_000, 500);
    const past: typeof fetch = (target, init) => fetch(addressOf(String(target)), init);
    const throughCdn: typeof fetch = (target, init) =>
      past(target, { ...init, headers: { ...(init?.headers as object), 'x-origin-secret': secret } });
    return {
      api: { ...openApi('', throughCdn), mailsTo, patient },
      outside: openApi('', past),
      stacks,
      functions,
      operate,
      stop: emulator.stop,
    };
  } catch (error) {
    emulator.stop();
    throw error;
  }
}

async function everyFunction(lambda: LambdaClient): Promise<FunctionConfiguration[]> {
  const found: FunctionConfiguration[] = [];
  let Marker: string | undefined;
  do {
    const page = await lambda.send(new ListFunctionsCommand({ Marker }));
    found.push(...(page.Functions ?? []));
    Marker = page.NextMarker;
  } while (Marker);
  return found;
}

/** The ids of the deployed HTTP APIs. */
async function httpApiIds(endpoint: string): Promise<(api: HttpApiName) => string> {
  const scope = 'test/20260101/us-east-1/apigateway/aws4_request';
  const response = await fetch(`${endpoint}/v2/apis`, {
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0` },
  });
  const { items } = (await response.json()) as { items: { apiId: string; name: string }[] };
  return (api) => {
    const found = items.find(({ name }) => name === httpApiName('dev', api));
    if (!found) throw new Error(`The HTTP API '${api}' was not deployed.`);
    return found.apiId;
  };
}
