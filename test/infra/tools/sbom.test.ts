import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsOf, sbomOf, type LockFile } from '../../../infra/tools/sbom.ts';

const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../package-lock.json'), 'utf8')) as LockFile;
const sbom = sbomOf(lock);

// Those that CONTRIBUTING.md allows, and their kin that ask for no more.
const allowed = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 MPL-2.0 BlueOak-1.0.0 Zlib CC0-1.0'.split(' '),
);
/** What is no code, and may be used as its licence says. */
const others: Record<string, string> = {
  '@fontsource-variable/inter': 'OFL-1.1',
  'caniuse-lite': 'CC-BY-4.0',
};

/** Whether one of the licences to choose from is allowed as a whole. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));

describe('The bill of materials', () => {
  it('names every package of the lock file with version, digest and licence', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(sbom.components.length).toBeGreaterThan(500);
    const react = sbom.components.find(({ name }) => name === 'react');
    expect(react).toMatchObject({ scope: 'required', licenses: [{ expression: 'MIT' }] });
    expect(react?.purl).toBe(`pkg:npm/react@${react?.version}`);
    expect(react?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    const refs = sbom.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('is the same of the same lock file', () => {
    expect(JSON.stringify(sbomOf(structuredClone(lock)))).toBe(JSON.stringify(sbom));
  });

  it('says that a package is delivered if it is anywhere', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/@a/b': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/c/node_modules/@a/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/own': { link: true },
    };
    expect(componentsOf({ packages }).map(({ purl, scope }) => [purl, scope])).toEqual([
      ['pkg:npm/%40a/b@1.0.0', 'required'],
    ]);
    expect(() => componentsOf({ packages: { 'node_modules/d': { version: '2.0.0' } } })).toThrow('d 2.0.0');
  });
});

describe('The licence of every package', () => {
  it('is one that CONTRIBUTING.md allows, so that nothing of ours falls under the GPL', () => {
    const refused = sbom.components.filter(
      ({ name, licenses: [{ expression }] }) => !isAllowed(expression) && others[name] !== expression,
    );
    expect(refused.map(({ purl, licenses: [{ expression }] }) => `${purl} ${expression}`)).toEqual([]);
  });

  it('is refused when only the GPL can be chosen', () => {
    expect(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', '(MIT OR GPL-3.0-or-later)'].map(isAllowed)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

// npm runs a script that nobody decided about, with no more than a notice.
it('Every package that wants to run a script when it is installed is decided about, and esbuild alone may', () => {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const wanting = Object.entries(lock.packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  expect(manifest.allowScripts).toEqual(
    Object.fromEntries([...new Set(wanting)].map((name) => [name, name === 'esbuild'])),
  );
});
