import { identifyResource } from './resource-kinds.ts';
import { readAssembly } from './template/assembly.ts';
import { resolveAssembly, type Graph } from './template/graph.ts';

/** Reads a cloud assembly with every reference resolved. Throws a TemplateFault for a type that is not known. */
export function readApp(folder: string): Graph {
  return resolveAssembly(readAssembly(folder), identifyResource);
}
