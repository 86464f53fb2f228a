import { type Acts, type Decision, pickFrom, type World } from './act.ts';
import { calendarActs } from './calendar-acts.ts';
import { hiringActs } from './hiring-acts.ts';
import { type Chance, chanceOf } from './random.ts';

const acts = { ...hiringActs, ...calendarActs } satisfies Acts;
type ActName = keyof typeof acts;

const { moveByManager, undoMove, write, read } = hiringActs;
/** What a run is about: most of what happens in it, beside what belongs to a hiring. */
const scenes = {
  hiring: hiringActs,
  calendar: calendarActs,
  'second thoughts': { moveByManager, undoMove },
  talk: { write, read },
} satisfies Record<string, Acts>;
type Scene = keyof typeof scenes;
const drawn: readonly Scene[] = ['hiring', 'hiring', 'hiring', 'calendar', 'calendar', 'second thoughts', 'talk'];

/** Something that somebody does: decided by which chance, after how many minutes, and how far before the next begins. */
export interface Action {
  /** What it is; by its chance one of those of its scene that are possible then, where nothing is said. */
  does?: ActName;
  scene: Scene;
  chance: number;
  minutes: number;
  steps: number;
}

/** What people do in a run. Some of it happens twice at once, as from two tabs, or by rivals. */
export function planOf(chance: Chance): Action[] {
  const scene = chance.pick(drawn);
  return Array.from({ length: 8 + chance.below(10) }).flatMap(() => {
    const action = {
      scene: chance.happens(0.7) ? scene : 'hiring',
      chance: chance.below(2 ** 31),
      minutes: chance.pick([0, 0, 0, 0, 1, 3, 9, 15, 60, 1500]),
      steps: chance.pick([0, 3, 20, 60, 200]),
    };
    const twin = { ...action, minutes: 0 };
    return chance.happens(0.2) ? [{ ...action, steps: chance.below(8) }, twin] : [action];
  });
}

/** What an action comes to with what there is; undefined where that cannot be done. */
export function decide(
  { does, scene, chance: seed }: Action,
  world: World,
): (Decision & { does: ActName }) | undefined {
  const decided = (name: ActName) => {
    const made = acts[name][1](world, chanceOf(seed));
    return made && { ...made, does: name };
  };
  if (does) return decided(does);
  const possible = (Object.keys(scenes[scene]) as ActName[]).flatMap((name) => {
    const made = decided(name);
    return made ? Array.from({ length: acts[name][0] }, () => made) : [];
  });
  return pickFrom(chanceOf(seed + 1), possible);
}
