import type { Outcome, Recipe, Simulation } from './simulate.ts';

/** Other orders in which the same actions are tried before something is said to be needed. */
const reorderings = 6;

/**
 * The smallest recipe found that breaks the same invariant: faults and actions are left out as long as some order of what
 * remains still breaks it.
 */
export async function shrunk(simulation: Simulation, { recipe, broken }: Outcome): Promise<Outcome> {
  const [first] = broken;
  const breaking = async (candidate: Recipe): Promise<Outcome | undefined> => {
    for (let order = 0; order < reorderings; order += 1) {
      const outcome = await simulation.run({ ...candidate, seed: candidate.seed + order * 1_000_003 });
      if (outcome.broken.some(({ invariant }) => invariant === first?.invariant)) return outcome;
    }
    return undefined;
  };
  let best = (await breaking(recipe))!;
  const tryInstead = async (change: Partial<Recipe>): Promise<boolean> => {
    const found = await breaking({ ...best.recipe, ...change });
    if (found) best = found;
    return found !== undefined;
  };
  for (const fault of recipe.faults) await tryInstead({ faults: best.recipe.faults.filter((one) => one !== fault) });
  for (let size = Math.ceil(best.recipe.actions.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let start = best.recipe.actions.length - size; start >= 0; start -= size)
      await tryInstead({ actions: best.recipe.actions.toSpliced(start, size) });
  return best;
}
