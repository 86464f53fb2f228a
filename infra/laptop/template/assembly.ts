import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One stack of a cloud assembly as it was synthesized. */
export interface Stack {
  name: string;
  template: Template;
}

export interface Template {
  Resources?: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  Parameters?: Record<string, { Type: string; Default?: unknown }>;
  Conditions?: Record<string, unknown>;
  Mappings?: Record<string, Record<string, Record<string, unknown>>>;
}

export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string | string[];
  Condition?: string;
}

/** The content of an assembly folder: its stacks, and the folder or file of each asset by its key in S3. */
export interface Assembly {
  stacks: Stack[];
  assets: ReadonlyMap<string, string>;
}

interface Manifest {
  artifacts?: Record<string, { type: string; properties?: { templateFile?: string; stackName?: string } }>;
}

interface AssetManifest {
  files: Record<string, { source: { path?: string }; destinations: Record<string, { objectKey: string }> }>;
}

/** Reads the folder that a synthesis left. */
export function readAssembly(folder: string): Assembly {
  const manifestFile = path.join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${folder} holds no cloud assembly.`);
  const { artifacts = {} } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const stacks = Object.entries(artifacts)
    .filter(([, { type }]) => type === 'aws:cloudformation:stack')
    .map(([id, { properties }]) => ({
      name: properties?.stackName ?? id,
      template: JSON.parse(
        readFileSync(path.join(folder, properties?.templateFile ?? `${id}.template.json`), 'utf8'),
      ) as Template,
    }));
  return { stacks, assets: assetsIn(folder) };
}

function assetsIn(folder: string): Map<string, string> {
  const assets = new Map<string, string>();
  for (const file of globSync('*.assets.json', { cwd: folder })) {
    const { files } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AssetManifest;
    for (const { source, destinations } of Object.values(files)) {
      if (!source.path) continue;
      for (const { objectKey } of Object.values(destinations)) assets.set(objectKey, path.resolve(folder, source.path));
    }
  }
  return assets;
}
