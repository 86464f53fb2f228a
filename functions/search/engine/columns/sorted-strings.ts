/** Position of the first string that is not before `wanted`, by code units; the length when all are. */
export function firstAtLeast(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the string, or -1. */
export function positionOf(sorted: readonly string[], wanted: string): number {
  const at = firstAtLeast(sorted, wanted);
  return sorted[at] === wanted ? at : -1;
}
