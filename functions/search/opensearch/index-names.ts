import type { Kind } from '../engine/engine.ts';

type Named = Pick<Kind<never>, 'name' | 'layout'>;

/** The name that searches ask: an alias of the one index that is complete. */
export const aliasOf = ({ name }: Pick<Named, 'name'>): string => `hirehub-${name}`;

/** The name to which changes are written: an alias of the complete index and of one that is being built. */
export const fedAliasOf = ({ name }: Pick<Named, 'name'>): string => `hirehub-${name}-fed`;

/** An index of this layout whose building began then. */
export const indexName = ({ name, layout }: Named, begun: number): string => `hirehub-${name}.${layout}.${begun}`;

/** What an index's name says of it. */
export function readIndexName(index: string): { layout: number; begun: number } {
  const [layout, begun] = index.split('.').slice(1).map(Number);
  return { layout: layout ?? 0, begun: begun ?? 0 };
}
