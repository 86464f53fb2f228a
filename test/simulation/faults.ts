import type { Chance } from './random.ts';

/** What a cloud does to those who run in it, each with how often it happens where it can, once a run has it. */
export const faults = {
  /** A message is delivered twice. */
  duplicate: 0.15,
  /** Messages are delivered in another order. */
  reorder: 1,
  /** A message comes minutes or hours late. */
  delay: 0.1,
  /** A message is received, and nobody works on it; it comes back later. */
  drop: 0.1,
  /** A machine stops before or after it writes. */
  crash: 0.03,
  /** A write happens, and whoever wrote does not hear of it. */
  'reply lost': 0.04,
  /** A call is refused because there are too many. */
  throttle: 0.03,
  /** A read that is not consistent does not see the newest writes. */
  'stale read': 0.4,
  /** A part of a batch is left undone. */
  'partial failure': 0.15,
  /** A browser's connection has ended without a word. */
  'gone socket': 0.1,
  /** The clocks of machines differ. */
  'clock skew': 1,
  /** An event says more than the consumer that receives it knows. */
  'newer event': 0.3,
} as const;
export type Fault = keyof typeof faults;
export const allFaults = Object.keys(faults) as Fault[];

/** The faults of a run: none in one of eight, all in one of eight, else each with a chance of one half. */
export function someFaults(chance: Chance): Fault[] {
  const kind = chance.below(8);
  if (kind === 0) return [];
  return kind === 1 ? allFaults : allFaults.filter(() => chance.happens(0.5));
}

const repeating: readonly Fault[] = ['duplicate', 'crash', 'reply lost', 'throttle', 'partial failure'];

/** Decides where a fault of the run happens. */
export class Adversity {
  readonly #chance: Chance;
  readonly #faults: ReadonlySet<Fault>;
  #active: ReadonlySet<Fault>;

  constructor(chance: Chance, chosen: readonly Fault[]) {
    this.#chance = chance;
    this.#faults = new Set(chosen);
    this.#active = this.#faults;
  }

  /** From now on no others happen than these; without any, what is left comes to its end. */
  leaveOnly(...faults: readonly Fault[]): void {
    this.#active = new Set(faults.filter((fault) => this.#faults.has(fault)));
  }

  /** Whether something may happen twice in the run, so that two copies get into each other's way. */
  get mayRepeat(): boolean {
    return repeating.some((fault) => this.#faults.has(fault));
  }

  /** Whether this fault happens here. */
  strikes(fault: Fault): boolean {
    return this.has(fault) && this.#chance.happens(faults[fault]);
  }

  /** Whether the run has this fault. */
  has(fault: Fault): boolean {
    return this.#active.has(fault);
  }

  /** How great a fault is: a whole number from 0 up to `end`. */
  extent(end: number): number {
    return this.#chance.below(end);
  }
}
