/** The parts in which people are listed for whom something is done by the clock, so that each of several runs has its own. */
export const allShards: readonly number[] = Array.from({ length: 16 }, (_, shard) => shard);

/** In which part somebody is: ids made one after another are spread over all of them. */
export const shardOf = (id: number): number => Math.imul((id % 2 ** 32) ^ Math.floor(id / 2 ** 32), 0x9e3779b1) >>> 28;

/** Which parts this one of so many runs side by side works through. */
export const shardsOfRun = (run: number, runs: number): number[] => allShards.filter((shard) => shard % runs === run);
