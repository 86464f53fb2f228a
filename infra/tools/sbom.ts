import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Writes which packages the product is built of, as CycloneDX 1.6, to dist/sbom.cdx.json. It says the same of the same lock
 * file, so that two of them can be compared.
 *
 *   npm run sbom
 */

const root = path.join(import.meta.dirname, '../..');

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  /** Built or tested with, and not delivered. */
  dev?: boolean;
  /** A package of this repository. */
  link?: boolean;
  hasInstallScript?: boolean;
}

export interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

export interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  /** `excluded`: built or tested with, and not delivered. */
  scope: 'required' | 'excluded';
  licenses: [{ expression: string }];
  hashes?: { alg: 'SHA-512'; content: string }[];
}

// Their manifests name the licence in a way that npm does not read; it is in their folders.
const licenceOf: Record<string, string> = { cldrjs: 'MIT', 'png-js': 'MIT' };
// Not a name of SPDX; each of the packages that says so has the text of this one.
const spdx: Record<string, string> = { BSD: 'BSD-2-Clause' };

/** Every package of the lock file, in the order of its names. */
export function componentsOf({ packages }: Pick<LockFile, 'packages'>): Component[] {
  const found = Object.entries(packages).flatMap(([place, locked]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    return name && !locked.link ? [componentOf(name, locked)] : [];
  });
  // One package may be in several folders; it is delivered if any of them is.
  const byRef = Map.groupBy(found, (component) => component['bom-ref']);
  return [...byRef.values()]
    .map((same) => same.find(({ scope }) => scope === 'required') ?? same[0]!)
    .toSorted((one, other) => (one.purl < other.purl ? -1 : 1));
}

function componentOf(name: string, { version = '', license, integrity, dev }: LockedPackage): Component {
  const expression = license ?? licenceOf[name];
  if (!expression) throw new Error(`${name} ${version} names no licence: look into its folder and add it here.`);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, digest] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: dev ? 'excluded' : 'required',
    licenses: [{ expression: spdx[expression] ?? expression }],
    ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  };
}

/** The bill of materials. @see https://cyclonedx.org/docs/1.6/json/ */
export function sbomOf(lock: LockFile) {
  const { name, version } = lock;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: componentsOf(lock),
  };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const file = path.join(root, 'dist/sbom.cdx.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const sbom = sbomOf(lock);
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  const delivered = sbom.components.filter(({ scope }) => scope === 'required').length;
  console.log(`${path.relative(root, file)}: ${sbom.components.length} packages, ${delivered} of them delivered`);
}
