import { useState } from 'react';
import type { Tag } from '../../../../shared/model/place.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { findTags } from '../../../common/lookups/lookups.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select, type Option } from '../../../ui/fields/select.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { tagIdsOf } from '../model/wish-address.ts';

interface WishSkillsProps {
  wish: SearchWish;
  /** How many of those found have each skill, by its id. */
  counts: Record<string, number> | undefined;
  tags: readonly Tag[];
  set: (change: Partial<SearchWish['filter']>) => void;
}

const suggested = 6;

/** The wished skills, with those that most of the candidates found have. */
export function WishSkills({ wish, counts, tags, set }: WishSkillsProps) {
  const tagIds = tagIdsOf(wish);
  const [known, setKnown] = useState<Option<number>[]>([]);
  const nameOf = (id: number) =>
    tags.find((tag) => tag.id === id)?.name ?? known.find(({ value }) => value === id)?.label ?? 'Skill…';
  // A second skill narrows the search, as every other filter does; from then on the recruiter says which.
  const choose = (chosen: number[]) =>
    set({ tagIds: chosen, ...(tagIds.length === 1 && chosen.length > 1 && { tagsMatch: 'all' as const }) });
  const common = Object.entries(counts ?? {})
    .map(([id, count]) => ({ id: Number(id), count }))
    .filter(({ id }) => !tagIds.includes(id))
    .sort((a, b) => b.count - a.count)
    .slice(0, suggested);
  return (
    <>
      <TagInput
        label="Skills"
        load={findTags}
        value={tagIds.map((id) => ({ value: id, label: nameOf(id) }))}
        onChange={(options) => {
          setKnown(options);
          choose(options.map(({ value }) => value));
        }}
      />
      {common.length > 0 && (
        <div className="candidate-suggestions" role="group" aria-label="Frequent skills">
          {common.map(({ id, count }) => (
            <Button key={id} size="small" kind="quiet" onClick={() => choose([...tagIds, id])}>
              + {nameOf(id)} <span className="faint numeric">{formatCount(count)}</span>
            </Button>
          ))}
        </div>
      )}
      {tagIds.length > 1 && (
        <Select
          label="Which of the skills"
          options={[
            { value: 'any', label: 'Any of them' },
            { value: 'all', label: 'All of them' },
          ]}
          value={wish.filter.tagsMatch}
          onChange={({ target }) => set({ tagsMatch: target.value === 'all' ? 'all' : 'any' })}
        />
      )}
    </>
  );
}
