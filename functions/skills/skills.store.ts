import {
  associatedSkillWrite,
  noAssociatedSkillWrite,
  skillsApartWrite,
  type AssociatedSkill,
} from '../records/associated-skill.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Reads and saves which skills a manager associates. */
export function skillsStore(table: Table) {
  /** What the manager chose beyond the built-in pairs, strongly consistent: pages show it right after a change. */
  const choicesOf = (managerId: number): Promise<AssociatedSkill[]> =>
    table.query<AssociatedSkill>(keys.associatedSkillsOf(managerId), { consistent: true });

  /** Saves that two skills go together. */
  const associate = (managerId: number, tagId: number, associatedTagId: number): Promise<void> =>
    table.writeOne(associatedSkillWrite(managerId, tagId, associatedTagId));

  /** Saves that two skills do not go together: a built-in pair is set apart, an own one removed. */
  const separate = (managerId: number, tagId: number, associatedTagId: number, isBuiltIn: boolean): Promise<void> =>
    table.writeOne(
      isBuiltIn
        ? skillsApartWrite(managerId, tagId, associatedTagId)
        : noAssociatedSkillWrite(managerId, tagId, associatedTagId),
    );

  return { choicesOf, associate, separate };
}
export type SkillsStore = ReturnType<typeof skillsStore>;
