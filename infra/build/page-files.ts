import path from 'node:path';
import type { Rolldown } from 'vite';

const root = path.join(import.meta.dirname, '../..');

/** What a page needs besides the entry: its scripts and sheets, with those of everything they import. */
export interface PageFiles {
  scripts: string[];
  sheets: string[];
}

/** The files of these modules (paths from the project's folder), imports first. Throws for one that no chunk has. */
export function filesOfPage(bundle: Rolldown.OutputBundle, modules: string[]): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set<Rolldown.OutputChunk>();
  const seen = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunks) if (chunk.imports.includes(imported.fileName)) add(imported);
    needed.add(chunk);
  };
  for (const module of modules) {
    const page = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, module)));
    if (!page) throw new Error(`No chunk has ${module}.`);
    add(page);
  }
  const inOrder = [...needed];
  return {
    scripts: inOrder.map(({ fileName }) => fileName),
    sheets: [...new Set(inOrder.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
}
