import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SkillSuggestion } from '../../../../shared/model/job-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import type { Option } from '../../../ui/fields/select.tsx';
import { skillSuggestionsQuery } from '../queries/job-text.ts';
import './skill-suggestions.css';

interface SkillSuggestionsProps {
  texts: { title: string; description: string };
  chosen: readonly Option<number>[];
  onAdd: (skills: Option<number>[]) => void;
}

/** Skills that the job's texts name, with the words that name them, to add one by one or all (JOB-70). */
export function SkillSuggestions({ texts, chosen, onAdd }: SkillSuggestionsProps) {
  // The texts as they were when asked; typing on asks nothing.
  const [asked, setAsked] = useState<SkillSuggestionsProps['texts']>();
  const trimmed = { title: texts.title.trim(), description: texts.description.trim() };
  const isEmpty = trimmed.title === '' && trimmed.description === '';
  const isCurrent = asked?.title === trimmed.title && asked.description === trimmed.description;
  const found = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to what it asked for.
  useEffect(() => {
    if (asked) found.current?.focus();
  }, [asked]);
  // So do those of an added suggestion: the next one's follow, and after the last the place where they were.
  const gone = useRef<number>(undefined);
  useEffect(() => {
    if (gone.current === undefined) return;
    const left = found.current?.querySelectorAll<HTMLButtonElement>('li button');
    (left?.[Math.min(gone.current, left.length - 1)] ?? found.current)?.focus();
    gone.current = undefined;
  });
  return (
    <div className="skill-suggestions">
      {!(asked && isCurrent) && (
        <Button
          size="small"
          disabledReason={isEmpty && 'Write a title or a description first'}
          onClick={() => setAsked(trimmed)}
        >
          {asked ? 'Suggest again from the changed text' : 'Suggest skills from the text'}
        </Button>
      )}
      {asked && (
        <div ref={found} tabIndex={-1} role="group" aria-label="Suggested skills">
          <Suggested
            texts={asked}
            chosen={chosen}
            onAdd={(skills, place) => {
              gone.current = place;
              onAdd(skills);
            }}
          />
        </div>
      )}
    </div>
  );
}

interface SuggestedProps extends Omit<SkillSuggestionsProps, 'onAdd'> {
  /** Also passes where in the list the added ones began. */
  onAdd: (skills: Option<number>[], place: number) => void;
}

function Suggested({ texts, chosen, onAdd }: SuggestedProps) {
  const { data, error, refetch } = useQuery(skillSuggestionsQuery(texts));
  if (error)
    return (
      <Notice
        kind="error"
        action={
          <Button size="small" kind="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  if (!data) return <SkeletonText lines={2} />;
  const open = data.filter(({ id }) => !chosen.some(({ value }) => value === id));
  if (open.length === 0)
    return (
      <Notice>
        {data.length === 0 ? 'The text names no skill that we know.' : 'Every skill of the text is added.'}
      </Notice>
    );
  const option = ({ id, name }: SkillSuggestion): Option<number> => ({ value: id, label: name });
  return (
    <div className="skill-suggestions-found">
      <div className="skill-suggestions-head">
        <span>
          {open.length} {open.length === 1 ? 'skill' : 'skills'} found in the text
        </span>
        <Button size="small" onClick={() => onAdd(open.map(option), 0)}>
          {open.length === 1 ? 'Add it' : `Add all ${open.length}`}
        </Button>
      </div>
      <ul>
        {open.map((skill, place) => (
          <li key={skill.id}>
            <span className="skill-suggestions-name">{skill.name}</span>
            <span className="faint truncate">from {wordsOf(skill)}</span>
            <Button
              size="small"
              kind="quiet"
              icon={<Plus size={16} aria-hidden />}
              aria-label={`Add ${skill.name}`}
              onClick={() => onAdd([option(skill)], place)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The different words that name the skill, quoted. */
function wordsOf({ places }: SkillSuggestion): string {
  return [...new Set(places.map(({ words }) => words.replaceAll(/\s+/g, ' ')))].map((words) => `“${words}”`).join(', ');
}
