import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consumerPath, consumers } from '../../events/subscriptions.ts';
import { functionNeeds } from '../../functions/platform/function-needs.ts';
import { contract } from '../../shared/contract/contract.ts';

/** Every function of a deployment: one per feature, one per consumer, and those declared by name. */
export function deployedFunctions(): string[] {
  const features = Object.keys(contract).map((feature) => `${feature}/${feature}.http`);
  return [...new Set([...features, ...consumers.map(consumerPath), ...Object.keys(functionNeeds)])].sort();
}

/**
 * A temporary folder, gone with the process, with a tiny bundle of each function and a tiny site, for tools that look
 * at templates only.
 */
export function placeholderInputs(): { handlersFolder: string; siteFolder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-placeholders-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const handlersFolder = path.join(folder, 'handlers');
  for (const functionPath of deployedFunctions()) {
    mkdirSync(path.join(handlersFolder, functionPath), { recursive: true });
    writeFileSync(
      path.join(handlersFolder, functionPath, 'index.mjs'),
      `export const handler = async () => '${functionPath}';\n`,
    );
  }
  const siteFolder = path.join(folder, 'site');
  mkdirSync(path.join(siteFolder, 'assets'), { recursive: true });
  writeFileSync(path.join(siteFolder, 'index.html'), '<!doctype html><title>HireHub</title>\n');
  return { handlersFolder, siteFolder };
}
