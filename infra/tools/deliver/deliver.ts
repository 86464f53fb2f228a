import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { visitSite } from '../../../shared/contract/visit-site.steps.ts';
import { stageNamed } from '../../stages.ts';

/*
 * Deploys a stage and visits it, as .github/workflows/deliver.yml does; ends with 1 when either fails. Without a stage it takes
 * all steps of the workflow: tests, staging, the question whether to go on, prod.
 *
 *   npm run deliver [-- staging]
 *
 * SMOKE_EMAIL and SMOKE_PASSWORD name an account of the stage that the visit signs in with.
 */

const root = path.join(import.meta.dirname, '../../..');
const outputsFile = path.join(root, 'dist/outputs.json');

/** The command that deploys a stage, its stacks in their order; CDK builds functions and site before. */
export function deployment(stageName: string): string[] {
  const { name } = stageNamed(stageName);
  return [
    'cdk',
    'deploy',
    '-c',
    `stage=${name}`,
    '--all',
    '--require-approval',
    'never',
    '--outputs-file',
    outputsFile,
  ];
}

/** Where the stage is, from the outputs of its deployment. */
export function siteUrlIn(outputs: Record<string, Record<string, string>>, stageName: string): string {
  const url = outputs[`HireHub-${stageName}-Web`]?.SiteUrl;
  if (!url) throw new Error(`The deployment of ${stageName} does not say where its site is.`);
  return url;
}

/** The steps of a whole delivery; each fails by throwing. */
interface Steps {
  test(): void;
  deliver(stageName: string): Promise<void>;
  isApproved(): Promise<boolean>;
}

/** Tests, delivers staging, asks, and delivers prod; what fails or is not approved ends it. */
export async function deliverAll({ test, deliver, isApproved }: Steps): Promise<void> {
  test();
  await deliver('staging');
  if (await isApproved()) await deliver('prod');
}

function test(): void {
  const { status } = spawnSync('.ci/run', { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Not everything holds, so nothing was delivered.');
}

async function isApproved(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question("Staging works. Write 'prod' to deliver prod as well: ");
  terminal.close();
  return said.trim() === 'prod';
}

async function deliver(stageName: string): Promise<void> {
  const { status } = spawnSync('npx', deployment(stageName), { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${stageName} was not deployed; what was there before is still there.`);
  const siteUrl = siteUrlIn(
    JSON.parse(readFileSync(outputsFile, 'utf8')) as Record<string, Record<string, string>>,
    stageName,
  );
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
  const wrong = await visitSite({ siteUrl, account: email && password ? { email, password } : undefined });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log(`${stageName} is deployed and works: ${siteUrl}`);
}

if (import.meta.main) {
  const [stageName] = process.argv.slice(2);
  await (stageName ? deliver(stageName) : deliverAll({ test, deliver, isApproved })).catch((error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  });
}
