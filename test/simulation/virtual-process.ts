import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { bytesFrom, chanceOf, type Chance } from './random.ts';

/** Where time and chance of this process come from while a run goes on. */
interface Source {
  /** Milliseconds, as the running function's clock shows them. */
  now(): number;
  chance: Chance;
  /** Calls back after so many milliseconds of that time, unless the returned function is called before. */
  later(callback: () => void, milliseconds: number): () => void;
}

const idle: Source = { now: () => 0, chance: chanceOf(0), later: () => () => undefined };
let source = idle;

/** Makes this source the process's own until the next one. */
export function useSource(next: Source | undefined): void {
  source = next ?? idle;
}

const realImmediate = setImmediate;

/** Resolves when everything has run that waits for nothing outside. */
export const settled = (): Promise<void> => new Promise((resolve) => void realImmediate(resolve));

/** A timer as Node returns it. */
class VirtualTimer {
  readonly stop: () => void;
  constructor(stop: () => void) {
    this.stop = stop;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    return this;
  }
}

/**
 * Replaces the clock, the timers and the chance of this whole process by those of the current source. The product's code
 * stays as it is; it has to be loaded afterwards.
 */
export function makeProcessVirtual(): void {
  const RealDate = Date;
  class VirtualDate extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [source.now()] : given) as [number]));
    }
    static override now(): number {
      return source.now();
    }
  }
  const setTimeout = (callback: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
    new VirtualTimer(
      source.later(
        AsyncLocalStorage.bind(() => callback(...given)),
        milliseconds,
      ),
    );
  const clearTimeout = (timer: unknown) => (timer instanceof VirtualTimer ? timer.stop() : undefined);
  const pause = <T>(milliseconds = 0, value?: T) =>
    new Promise<T | undefined>((resolve) => void source.later(() => resolve(value), milliseconds));
  const random = {
    randomBytes: (length: number) => bytesFrom(source.chance, length),
    randomInt: (first: number, end?: number) =>
      end === undefined ? source.chance.below(first) : first + source.chance.below(end - first),
    randomUUID: () =>
      bytesFrom(source.chance, 16)
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'),
  };
  Object.assign(globalThis, { Date: VirtualDate, setTimeout, clearTimeout });
  Math.random = () => source.chance.next();
  const load = createRequire(import.meta.url);
  Object.assign(load('node:timers') as object, { setTimeout, clearTimeout });
  Object.assign(load('node:timers/promises') as object, { setTimeout: pause });
  Object.assign(load('node:crypto') as object, random);
  Object.defineProperty(crypto, 'randomUUID', { value: random.randomUUID });
  syncBuiltinESMExports();
}
