import { useState } from 'react';
import type { AssociatedSkill } from '../../../../shared/model/associated-skill.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { findTags } from '../../../common/lookups/lookups.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Option } from '../../../ui/fields/select.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { useAssociateSkills, useSeparateSkills } from '../queries/skills.ts';

/** The associated skills of one, each saved when it is added or removed (SKILL-07, SKILL-08). */
export function AssociatedSkills({ tagId, skill }: { tagId: number; skill: AssociatedSkill }) {
  const associate = useAssociateSkills(tagId);
  const separate = useSeparateSkills(tagId);
  const [shown, setShown] = useState(() => optionsOf(skill));
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'error'; text: string }>();

  const change = async (next: Option<number>[]) => {
    const added = next.find(({ value }) => !shown.some((one) => one.value === value));
    const removed = shown.find(({ value }) => !next.some((one) => one.value === value));
    setShown(next);
    setOutcome(undefined);
    try {
      if (added) await associate.mutateAsync(added.value);
      if (removed) await separate.mutateAsync(removed.value);
      if (added) setOutcome({ kind: 'done', text: `${added.label} is associated with ${skill.name}.` });
      if (removed) setOutcome({ kind: 'done', text: `${removed.label} is no longer associated with ${skill.name}.` });
    } catch (error) {
      // Only what was refused goes back; other changes may have been saved meanwhile.
      setShown((now) => (removed ? [...now, removed] : now.filter(({ value }) => value !== added?.value)));
      setOutcome({ kind: 'error', text: failureMessage(error) });
    }
  };

  return (
    <div className="stack">
      <TagInput
        id="associated"
        label="Associated skills"
        required={false}
        help={`Skills that people who have ${skill.name} usually have too. Changes are saved as you make them.`}
        load={findTags}
        value={shown}
        onChange={(next) => void change(next)}
      />
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
    </div>
  );
}

const optionsOf = ({ associated }: AssociatedSkill): Option<number>[] =>
  associated.map(({ id, name }) => ({ value: id, label: name }));
