import type { SynthesizedStack } from './synthesized.ts';

type Template = { Outputs?: Record<string, { Export?: { Name: string } }> };
const exportsOf = ({ template }: SynthesizedStack): string[] =>
  Object.values((template as Template).Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? []);
/** The exports that some stacks use. */
export const importsOf = (stacks: Record<string, SynthesizedStack>): Set<string> =>
  new Set(
    [
      ...JSON.stringify(Object.values(stacks).map(({ template }) => template)).matchAll(/"Fn::ImportValue":"([^"]+)"/g),
    ].map(([, name]) => name ?? ''),
  );

/** What the first deployment imports and the second takes away before any importer is updated. */
export function vanishing(before: Record<string, SynthesizedStack>, after: Record<string, SynthesizedStack>): string[] {
  const imported = importsOf(before);
  return Object.entries(before).flatMap(([name, stack]) => {
    const next = after[name];
    // A stack that is no longer in the app stays in the account.
    if (!next) return [];
    const kept = new Set(exportsOf(next));
    return exportsOf(stack).filter((each) => imported.has(each) && !kept.has(each));
  });
}
