import { beforeEach, describe, expect, it } from 'vitest';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { ownPartitions } from '../../../../functions/features/personal-data/inventory.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { type LocalTable, startLocalTable } from '../../../support/local-table.ts';
import { everything, openPersonalData, type PersonalDataRoom } from '../../../support/personal-data.ts';
import { somePassword } from '../../../support/people.ts';

const markOf = (actor: Actor, place: number): string => `canary-${actor.id}-${place}.`;
const marksOf = (actor: Actor, file?: (name: string | undefined) => boolean): string[] =>
  ownPartitions(actor.id).flatMap(({ file: name }, place) => (file && !file(name) ? [] : [markOf(actor, place)]));
const presentIn = (text: string, marks: readonly string[]): string[] => marks.filter((mark) => text.includes(mark));

describe.each(['candidate', 'recruiter', 'manager', 'super_manager'] as const)(
  'A mark in each partition that is a %s’s own',
  (role) => {
    const person = anActor(role, { email: 'person@example.com' });
    const other = anActor(role, { id: person.id + 1, email: 'other@example.com' });
    let local: LocalTable;
    let room: PersonalDataRoom;

    beforeEach(async () => {
      let now = (): string => '2026-09-01T10:00:00.000Z';
      local = await startLocalTable({ now: () => Date.parse(now()) });
      room = openPersonalData(local);
      now = room.clock.now;
      for (const actor of [person, other]) {
        await room.admit(actor);
        await room.table.write(
          ownPartitions(actor.id).map(({ pk }, place) => ({
            put: { pk, sk: `~${place}`, words: markOf(actor, place) } as never,
          })),
        );
      }
      return () => local.close();
    });

    it('is in their archive where its record says so, and no mark of anybody else is', async () => {
      const archive = await room.archiveOf(person);
      expect(presentIn(archive, marksOf(person))).toEqual(marksOf(person, (file) => file !== undefined));
      expect(presentIn(archive, marksOf(other))).toEqual([]);
    });

    it('is gone once they are erased, and those of another person stay', async () => {
      console.log(`checked: ${marksOf(person).length} marks in what is a ${role}’s own`);
      await handled(
        requestErasureHandler,
        { body: { password: somePassword, confirmation: 'erase' }, actor: person },
        room,
      );
      await room.strike('2026-09-15T10:00:00.000Z');
      await room.strike('2026-09-15T10:20:00.000Z');
      const left = await everything(local);
      expect(presentIn(left, marksOf(person))).toEqual([]);
      expect(presentIn(left, marksOf(other))).toEqual(marksOf(other));
    });
  },
);
