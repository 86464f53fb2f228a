import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** `jobs,`, `'live-updates': liveUpdates,` or `guest: { ...guest, ...pages },` in the contract's table. */
const entry = /^ {2}(?:'([\w-]+)'|(\w+))(?:: (.+))?,$/gm;
const importLine = /^import \{ (\w+) \} from '(\.\/[\w-]+\.ts)';$/gm;
const use = /\bcontract(?:\.(\w+)|\['([\w-]+)'\])/g;

/**
 * Gives each handler the part of the contract that it names, so that a function carries its own routes and not those of
 * every feature. A module that uses the contract as a whole, as the description does, still gets the whole.
 */
export function contractOfHandler(root: string): Plugin {
  const contractFile = path.join(root, 'shared/contract/contract.ts');
  return {
    name: 'contract-of-handler',
    setup: (esbuild) => {
      esbuild.onResolve({ filter: /\/contract\/contract\.ts$/ }, ({ importer }) => {
        const features = featuresNamed(readFileSync(importer, 'utf8'));
        return features && { path: features.join(','), namespace: 'contract-of-handler', sideEffects: false };
      });
      esbuild.onLoad({ filter: /.*/, namespace: 'contract-of-handler' }, ({ path: features }) => ({
        contents: partOf(readFileSync(contractFile, 'utf8'), features.split(',')),
        loader: 'js',
        resolveDir: path.dirname(contractFile),
        watchFiles: [contractFile],
      }));
    },
  };
}

/** The features of the contract that a module names, sorted; undefined when it uses the contract in any other way. */
export function featuresNamed(source: string): string[] | undefined {
  const code = source.replaceAll(/^import .*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const named = [...code.matchAll(use)].map(([, plain, quoted]) => plain ?? quoted ?? '');
  const mentions = [...code.matchAll(/\bcontract\b/g)].length;
  return named.length > 0 && mentions === named.length ? [...new Set(named)].sort() : undefined;
}

/** A module with only these features of the contract. Throws for one that is not in the table. */
export function partOf(contractSource: string, features: string[]): string {
  const values = new Map(
    [...contractSource.matchAll(entry)].map(([, quoted, plain, value]) => [quoted ?? plain, value ?? plain ?? '']),
  );
  const entries = features.map((feature) => {
    const value = values.get(feature);
    if (!value) throw new Error(`There is no '${feature}' in the contract's table.`);
    return { feature, value };
  });
  const isNamed = (name: string | undefined): boolean =>
    entries.some(({ value }) => new RegExp(`\\b${name}\\b`).test(value));
  const imports = [...contractSource.matchAll(importLine)].filter(([, name]) => isNamed(name)).map(([line]) => line);
  return [
    ...imports,
    `export const contract = { ${entries.map(({ feature, value }) => `'${feature}': ${value}`).join(', ')} };`,
  ].join('\n');
}
