import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { html, type Html, operatorAccess, type RunningCloud, table } from '../laptop/laptop.ts';
import type { WorldPlace } from '../demo-world/plant-world.ts';
import type { Progress } from './progress.ts';
import { runApart } from './run-apart.ts';

const plantFile = path.join(import.meta.dirname, '../demo-world/plant-world.ts');
const planted = 'world/planted';
const unfinished = (state: string): string => path.join(state, 'planting');

/** Whether a first start was interrupted while planting: nobody has used that world, so it may begin again. */
export function isHalfPlanted(state: string): boolean {
  return existsSync(unfinished(state));
}

/** Plants the demo world at the first start; returns whether this is one. */
export async function plantOnce(
  { checkpoints, graph, services }: RunningCloud,
  state: string,
  progress: Progress,
): Promise<boolean> {
  if (checkpoints.entries.get(planted) !== undefined) return false;
  mkdirSync(state, { recursive: true });
  writeFileSync(unfinished(state), '');
  const nameOf = (type: string): string => graph.ofType(type)[0]?.name ?? '';
  const { region, credentials } = operatorAccess('');
  const place: WorldPlace = {
    tableName: nameOf('AWS::DynamoDB::GlobalTable'),
    userPoolId: nameOf('AWS::Cognito::UserPool'),
    userPoolClientId: nameOf('AWS::Cognito::UserPoolClient'),
    dynamodbUrl: services.dynamodb.url,
    cognitoUrl: services.cognito.url,
    region,
    credentials,
  };
  await progress.step('Demo world planted', () =>
    runApart('The demo world cannot be planted', [plantFile, JSON.stringify(place)]),
  );
  checkpoints.set(planted, new Date().toISOString());
  await checkpoints.flushed();
  rmSync(unfinished(state), { force: true });
  return true;
}

/** Who can sign in, for the console; nobody without a demo world. */
export async function demoAccountTable(world: boolean): Promise<Html> {
  const { demoAccounts, demoPassword } = await import('../demo-world/demo-accounts.ts');
  const rows = demoAccounts.map(
    ({ role, name, email }) =>
      html`<tr>
        <td>${role.replace('_', ' ')}</td>
        <td>${name}</td>
        <td><code>${email}</code></td>
      </tr>`,
  );
  return html`<h2>Demo accounts</h2>
    ${world && html`<p>Everyone's password is <code>${demoPassword}</code></p>`}
    ${table(['Role', 'Name', 'Mail address'], world ? rows : [], 'No demo world was planted.')}`;
}
