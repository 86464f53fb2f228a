/** So many calls to the table are under way at once; more would only wait for connections. */
const atOnce = 25;

/**
 * Does the work for every item, a group at a time, and answers the outcomes in order: for lists that nothing bounds but
 * their owner's diligence.
 */
export async function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return done;
}
