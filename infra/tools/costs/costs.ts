import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { synthesize } from '../../app.ts';
import type { StageName } from '../../stages.ts';
import { placeholderInputs } from '../placeholder-inputs.ts';
import { writeReadmePart } from '../readme-part.ts';
import { idleCosts, totalOf, type IdleCost, type Template } from './idle-cost.ts';
import { listed, prices } from './prices.ts';

/*
 * Prints what a stage costs by list prices: idle, from its templates, and per 1,000 actions, from the meter of a local
 * HireHub.
 *
 *   npm run costs               both tables
 *   npm run costs -- --idle     the first alone, without starting anything
 *   npm run costs -- --update   writes both into infra/README.md
 */

/** The idle cost of a stage's templates. */
export function idleCostsOf(stage: StageName): IdleCost[] {
  const outputFolder = mkdtempSync(path.join(tmpdir(), 'hirehub-costs-'));
  try {
    const { stacks } = synthesize({ stage, outputFolder, ...placeholderInputs() });
    return idleCosts(stacks.map(({ template }) => template as Template));
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

/** The idle costs of two stages as a table in Markdown. */
export function idleTable(dev: readonly IdleCost[], prod: readonly IdleCost[]): string {
  const cell = (costs: readonly IdleCost[], what: string): string => {
    const found = costs.find((cost) => cost.what === what);
    return found ? `${found.count} · $${found.dollars.toFixed(2)}` : '';
  };
  const names = [...new Set([...prod, ...dev].map(({ what }) => what))];
  return [
    '| idle, a month | dev | prod |',
    '|---|---|---|',
    ...names.map((what) => `| ${what} | ${cell(dev, what)} | ${cell(prod, what)} |`),
    `| **in all** | **$${totalOf(dev).toFixed(2)}** | **$${totalOf(prod).toFixed(2)}** |`,
  ].join('\n');
}

async function actionTable(): Promise<string> {
  const { measureActions } = await import('./measure-actions.ts');
  return [
    '| per 1,000, with all reactions | |',
    '|---|---|',
    ...[
      ...(await measureActions()),
      { action: 'A mail is sent', dollars: prices.mail.dollars },
      { action: 'A user is active in a month', dollars: prices.activeUser.dollars },
    ].map(({ action, dollars }) => `| ${action} | $${(dollars * 1000).toFixed(4)} |`),
  ].join('\n');
}

if (import.meta.main) {
  const [, , ...given] = process.argv;
  const tables = [idleTable(idleCostsOf('dev'), idleCostsOf('prod'))];
  if (!given.includes('--idle')) tables.push(await actionTable());
  const text = [`List prices of ${listed.region}, ${listed.date}, without free tiers.`, ...tables].join('\n\n');
  console.log(text);
  if (given.includes('--update')) writeReadmePart('costs', text);
  process.exit();
}
