import type { EventOf } from '../../../events/catalogue.ts';
import {
  associatedSkillWrite,
  noAssociatedSkillWrite,
  skillsApartWrite,
  type AssociatedSkill,
} from '../../records/associated-skill.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';

type PairEvent = EventOf<'associated-skills-changed'>;

/** Reads and saves which skills a manager associates. */
export function skillsStore(table: Table) {
  /** What the manager chose beyond the built-in pairs, strongly consistent: pages show it right after a change. */
  const choicesOf = (managerId: number): Promise<AssociatedSkill[]> =>
    table.query(keys.associatedSkillsOf(managerId), { consistent: true });

  /** Saves that two skills go together, with its event. */
  const associate = (event: PairEvent): Promise<void> => {
    const { managerId, tagId, associatedTagId } = event.data;
    return table.write([associatedSkillWrite(managerId, tagId, associatedTagId), eventWrite(event)]);
  };

  /** Saves that two skills do not go together, with its event: a built-in pair is set apart, an own one removed. */
  const separate = (event: PairEvent, isBuiltIn: boolean): Promise<void> => {
    const { managerId, tagId, associatedTagId } = event.data;
    const pairWrite = isBuiltIn ? skillsApartWrite : noAssociatedSkillWrite;
    return table.write([pairWrite(managerId, tagId, associatedTagId), eventWrite(event)]);
  };

  return { choicesOf, associate, separate };
}
export type SkillsStore = ReturnType<typeof skillsStore>;
