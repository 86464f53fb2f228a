/** How many calls to the table run concurrently; more would only wait for connections. */
const atOnce = 25;

/**
 * Does the work for every item, a group at a time, and returns the outcomes in order: for lists bounded only by what
 * their owner creates.
 */
export async function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return done;
}
