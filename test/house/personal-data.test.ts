import { describe, expect, it } from 'vitest';
import { keptRecords } from '../../shared/constants/personal-data.ts';
import { declared, inventory, isHolding, outside } from '../../functions/features/personal-data/inventory.ts';
import { keys } from '../../functions/platform/table/keys.ts';

// The privacy policy promises everyone their data and its end. What is stored and forgotten here would be neither
// exported nor erased.
const holdings = [...Object.entries(inventory), ...Object.entries(outside)].flatMap(([name, entry]) =>
  isHolding(entry) ? [{ name, ...entry }] : [],
);

describe('The inventory of personal data, from what functions/records declare', () => {
  it('names every entity of functions/platform/table/keys.ts: say what personal data it holds, how it is found, exported and erased', () => {
    expect(Object.keys(keys).filter((entity) => !(entity in inventory))).toEqual([]);
  });

  it('has each entity from one declaration', () => {
    expect(declared.flatMap((entities) => Object.keys(entities))).toHaveLength(Object.keys(inventory).length);
  });

  it('names no entity that is gone', () => {
    expect(Object.keys(inventory).filter((entity) => !(entity in keys))).toEqual([]);
  });

  it.each(holdings)(
    'says of $name what it holds, how it is found, and why anything is not exported',
    ({ holds, found, exported }) => {
      expect(holds.length).toBeGreaterThan(5);
      expect(found.length).toBeGreaterThan(5);
      expect('file' in exported ? exported.file.length : exported.not.length).toBeGreaterThan(3);
    },
  );

  it('points from each question to an entity that holds what it asks for', () => {
    const pointers = Object.values(inventory).flatMap((entry) =>
      isHolding(entry) || entry.leadsTo.startsWith('nothing: ') ? [] : entry.leadsTo.split(/, | and /),
    );
    expect(pointers.filter((name) => !(name in inventory) || !isHolding(inventory[name]!))).toEqual([]);
  });

  it('gives a reason and an end for everything that is kept', () => {
    const kept = holdings.flatMap(({ name, erasure }) => (erasure.does === 'keep' ? [{ name, ...erasure }] : []));
    expect(kept.filter(({ reason, days }) => reason.length < 10 || !(days > 0))).toEqual([]);
  });

  it('keeps with content only what the deletion page names, and no longer than it says', () => {
    const told = keptRecords.flatMap(({ days }) => days ?? []);
    const withContent = ['points', 'ledgerEntry', 'replaced files', 'event archive', 'backups'];
    const days = holdings.flatMap(({ name, erasure }) =>
      withContent.includes(name) && erasure.does === 'keep' ? [erasure.days] : [],
    );
    expect([...new Set(days)].toSorted()).toEqual([...new Set(told)].toSorted());
  });
});
