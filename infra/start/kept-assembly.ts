import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtAssembly, type Inputs } from './build.ts';

/** What differs from one start to the next, because each has ports of its own. */
export interface Addresses {
  siteUrl: string;
  filesOrigin: string;
}

/** The addresses in an assembly that is kept; none of its texts is about these ports otherwise. */
const inKept: Addresses = { siteUrl: 'http://localhost:65001', filesOrigin: 'http://localhost:65002' };

interface AssetManifest {
  files: Record<string, { source: { path?: string } }>;
}

/**
 * Writes the assembly of these functions for these addresses into a folder. It is synthesized only when a source has
 * changed; its assets stay where they are kept, and are named there.
 */
export async function assemblyFor(
  addresses: Addresses,
  { outputFolder, ...inputs }: Inputs & { outputFolder: string },
  synthesize: (places: Addresses & Inputs & { outputFolder: string }) => unknown,
): Promise<string> {
  const { folder } = await builtAssembly(inputs, async (unfinished) => {
    await synthesize({ ...inKept, ...inputs, outputFolder: unfinished });
  });
  mkdirSync(outputFolder, { recursive: true });
  for (const file of globSync('*.json', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8')
      .replaceAll(inKept.siteUrl, addresses.siteUrl)
      .replaceAll(inKept.filesOrigin, addresses.filesOrigin);
    writeFileSync(path.join(outputFolder, file), file.endsWith('.assets.json') ? withAssetsIn(folder, text) : text);
  }
  return outputFolder;
}

function withAssetsIn(folder: string, text: string): string {
  const manifest = JSON.parse(text) as AssetManifest;
  for (const { source } of Object.values(manifest.files))
    if (source.path && !source.path.endsWith('.template.json')) source.path = path.resolve(folder, source.path);
  return JSON.stringify(manifest);
}
