import type { Given } from './browser.ts';
import type { SentMail } from './cloud.ts';
import { people, type Person } from './people.ts';
import type { Chance } from './random.ts';
import type { Stored } from './stored.ts';

/** One call, as somebody decides to make it. */
export interface Decision {
  by: Person;
  operation: string;
  given: Given;
}

/** What there is when somebody decides: what is stored, what came by mail, and what time it is. */
export type World = Stored & { mails: readonly SentMail[]; now: number };

/** Decides what somebody does with what there is; undefined where there is nothing to do it with. */
export type Act = (world: World, chance: Chance) => Decision | undefined;

const personOf = (id: number): Person | undefined => Object.values(people).find((one) => one.id === id);

export const pickFrom = <T>(chance: Chance, from: readonly T[]): T | undefined =>
  from.length === 0 ? undefined : chance.pick(from);

/** Something that a person does with one of these, as its own decides who. */
export const withOne =
  <T>(
    find: (world: World) => readonly T[],
    decide: (one: T, chance: Chance, world: World) => Decision | undefined,
  ): Act =>
  (world, chance) => {
    const one = pickFrom(chance, find(world));
    return one && decide(one, chance, world);
  };

export const decision = (id: number, operation: string, given: Given): Decision | undefined => {
  const by = personOf(id);
  return by && { by, operation, given };
};

/** What people can do, each with how often they do it. */
export type Acts = Record<string, readonly [weight: number, act: Act]>;
