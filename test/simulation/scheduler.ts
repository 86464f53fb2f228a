import { createHash } from 'node:crypto';
import type { Chance } from './random.ts';
import { settled } from './virtual-process.ts';

/** A function at work. One that has stopped, as a machine does, takes no further step. */
export interface Worker {
  readonly name: string;
  isDead: boolean;
}

interface Step {
  of: Worker | undefined;
  what: string;
  run(): void;
}

interface Timer {
  at: number;
  order: number;
  of: Worker | undefined;
  run(): void;
}

/** Decides by a seed which pending step goes next, and moves the clock only where nothing can go. */
export class Scheduler {
  now: number;
  readonly chance: Chance;
  /** What was done, for whoever reads how a run went; empty unless asked for. */
  readonly trace: string[] | undefined;
  readonly #hash = createHash('sha256');
  /** What the hash has yet to take, which it does in large parts. */
  #digested: string[] = [];
  #steps: Step[] = [];
  #timers: Timer[] = [];
  #order = 0;
  taken = 0;
  #last = '';
  readonly #mostSteps: number;

  /** Runs take some thousand steps; one that takes `mostSteps` goes round in circles. */
  constructor({
    now,
    chance,
    isTraced = false,
    mostSteps = 50_000,
  }: {
    now: number;
    chance: Chance;
    isTraced?: boolean;
    mostSteps?: number;
  }) {
    this.#mostSteps = mostSteps;
    this.now = now;
    this.chance = chance;
    this.trace = isTraced ? [] : undefined;
  }

  /** Adds a step that may be taken from now on. */
  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Calls back after so many milliseconds, unless the returned function is called before or the worker is dead. */
  later(run: () => void, milliseconds: number, of?: Worker): () => void {
    const timer: Timer = { at: this.now + Math.max(0, milliseconds), order: (this.#order += 1), of, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Writes down what happened; the hash of all lines says whether two runs are the same. */
  note(line: string): void {
    this.#last = line;
    this.digest(`${this.now} ${line}\n`);
    this.trace?.push(`${new Date(this.now).toISOString().slice(5, 23)} ${line}`);
  }

  /** Lets the hash depend on this text too. */
  digest(text: string): void {
    this.#digested.push(text);
    if (this.#digested.length === 1000) this.#update();
  }

  #update(): void {
    this.#hash.update(this.#digested.join(''));
    this.#digested = [];
  }

  /** The hash of everything that was written down. */
  hash(): string {
    this.#update();
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  /** Takes one step, until `until` at the latest; false where none is left. */
  async turn(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    this.#moveDueTimers();
    if (this.#steps.length === 0) {
      const next = this.#earliest();
      if (!next || next.at > until) return false;
      this.now = Math.max(this.now, next.at);
      this.#moveDueTimers();
    }
    const place = this.chance.below(this.#steps.length);
    const [step] = this.#steps.splice(place, 1);
    this.now += 1 + this.chance.below(4);
    this.taken += 1;
    if (this.taken > this.#mostSteps)
      throw new Error(`A run takes more than ${this.#mostSteps} steps; the last: ${this.#last}`);
    if (step && !step.of?.isDead) {
      if (step.what) this.note(step.of ? `${step.of.name} ${step.what}` : step.what);
      step.run();
      await settled();
    }
    return true;
  }

  /** Takes steps until none is left, or the clock would pass `until`. */
  async drain(until?: number): Promise<void> {
    while (await this.turn(until));
  }

  #earliest(): Timer | undefined {
    this.#timers = this.#timers.filter(({ of }) => !of?.isDead);
    return this.#timers.reduce<Timer | undefined>(
      (first, one) => (!first || one.at < first.at || (one.at === first.at && one.order < first.order) ? one : first),
      undefined,
    );
  }

  #moveDueTimers(): void {
    for (let due = this.#earliest(); due && due.at <= this.now; due = this.#earliest()) {
      const { of, run } = due;
      this.#timers = this.#timers.filter((one) => one !== due);
      this.#steps.push({ of, what: '', run });
    }
  }
}
