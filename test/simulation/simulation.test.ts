import { describe, expect, it } from 'vitest';
import { seedsOfHalf, simulation } from './own-process.ts';
import { plantedBugs, type PlantedName, withBug } from './planted-bugs.ts';

describe('The product in a simulated cloud', { timeout: 900_000 }, () => {
  it('keeps every promise while messages come twice, late or never, machines stop and replies are lost', async () => {
    const { printed, exitCode } = await simulation('--seeds', String(seedsOfHalf));
    console.log(printed.split('\n').slice(-2).join('\n'));
    expect(exitCode, printed).toBe(0);
  });

  it('goes the same way whenever a seed is run again', async () => {
    const [one, other] = await Promise.all([simulation('--seed', '7'), simulation('--seed', '7')]);
    expect(one.printed).toContain('\nhash ');
    expect(other.printed).toBe(one.printed);
  });

  it.each<PlantedName>([
    'a held award is not added to what is held',
    'an event is counted whenever it comes',
    'the outbox takes the rest of a batch for published',
    'a closed job may be closed once more',
    'a message does not ask whether it was sent',
  ])('breaks a promise when %s, in at most ten actions', async (name) => {
    const { printed, exitCode } = await simulation('--planted', name, '--seeds', '60');
    expect(exitCode, printed).toBe(1);
    expect(Number(/^(\d+) actions:/m.exec(printed)?.[1]), printed).toBeLessThanOrEqual(10);
  });

  it.each(Object.keys(plantedBugs) as PlantedName[])('has its place for the planted bug that %s', (name) => {
    expect(withBug(name).text).toContain(plantedBugs[name].reads);
  });
});
