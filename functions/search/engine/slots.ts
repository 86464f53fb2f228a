import { grown, type Stored } from './columns/column.ts';

interface Removed {
  version: number;
  /** When the removal arrived, in milliseconds. */
  at: number;
}

/**
 * Which document is in which slot, in which version. A changed document takes a new slot and leaves a tombstone; a
 * removed one leaves its version too, so that an older change that arrives late does not bring it back. The slots of
 * the last compaction are in order of id, later ones in order of arrival.
 */
export class Slots {
  ids: Float64Array<ArrayBuffer>;
  versions: Float64Array<ArrayBuffer>;
  live: Uint8Array<ArrayBuffer>;
  length: number;
  liveCount: number;
  /** Slots below this are in order of id. */
  readonly sortedCount: number;
  private readonly added = new Map<number, number>();
  private readonly removed: Map<number, Removed>;

  constructor(ids = new Float64Array(0), versions = new Float64Array(0), removed = new Map<number, Removed>()) {
    this.ids = ids;
    this.versions = versions;
    this.length = this.liveCount = this.sortedCount = ids.length;
    this.live = new Uint8Array(ids.length).fill(1);
    this.removed = removed;
  }

  /** The document's live slot, or -1. */
  find(id: number): number {
    const added = this.added.get(id);
    if (added !== undefined) return added;
    let low = 0;
    let high = this.sortedCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    return low < this.sortedCount && this.ids[low] === id && this.live[low] === 1 ? low : -1;
  }

  /** The newest version seen, live or removed; undefined for a document never seen. */
  versionOf(id: number): number | undefined {
    const slot = this.find(id);
    return slot >= 0 ? this.versions[slot] : this.removed.get(id)?.version;
  }

  /** Takes the next slot for this version of a document whose older slot, if any, is already buried. */
  take(id: number, version: number): number {
    const slot = this.length++;
    this.ids = grown(this.ids, this.length);
    this.versions = grown(this.versions, this.length);
    this.live = grown(this.live, this.length);
    this.ids[slot] = id;
    this.versions[slot] = version;
    this.live[slot] = 1;
    this.liveCount++;
    this.added.set(id, slot);
    this.removed.delete(id);
    return slot;
  }

  bury(slot: number): void {
    this.live[slot] = 0;
    this.liveCount--;
    this.added.delete(this.ids[slot]!);
  }

  remember(id: number, removed: Removed): void {
    this.removed.set(id, removed);
  }

  /** The live slots in order of id: what compaction keeps. */
  livingOrder(): Uint32Array {
    const order = new Uint32Array(this.liveCount);
    let count = 0;
    for (let slot = 0; slot < this.length; slot++) if (this.live[slot]) order[count++] = slot;
    return order.sort((a, b) => this.ids[a]! - this.ids[b]!);
  }

  /** Removals seen before `forgetBefore` are dropped; an older change must not arrive any more. */
  compacted(order: Uint32Array, forgetBefore: number): Slots {
    const removed = new Map([...this.removed].filter(([, { at }]) => at >= forgetBefore));
    return new Slots(
      Float64Array.from(order, (slot) => this.ids[slot]!),
      Float64Array.from(order, (slot) => this.versions[slot]!),
      removed,
    );
  }

  save(): Stored {
    const removed = [...this.removed];
    return {
      ids: this.ids.subarray(0, this.length),
      versions: this.versions.subarray(0, this.length),
      removedIds: Float64Array.from(removed, ([id]) => id),
      removedVersions: Float64Array.from(removed, ([, { version }]) => version),
      removedAt: Float64Array.from(removed, ([, { at }]) => at),
    };
  }

  static load(stored: Stored): Slots {
    const versions = stored['removedVersions'] as Float64Array;
    const times = stored['removedAt'] as Float64Array;
    const removed = Array.from(
      stored['removedIds'] as Float64Array,
      (id, at) => [id, { version: versions[at]!, at: times[at]! }] as const,
    );
    return new Slots(
      stored['ids'] as Float64Array<ArrayBuffer>,
      stored['versions'] as Float64Array<ArrayBuffer>,
      new Map(removed),
    );
  }
}
