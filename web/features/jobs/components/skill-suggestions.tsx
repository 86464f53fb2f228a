import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
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
      {asked && <Suggested texts={asked} chosen={chosen} onAdd={onAdd} />}
    </div>
  );
}

function Suggested({ texts, chosen, onAdd }: SkillSuggestionsProps) {
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
    <div className="skill-suggestions-found" role="group" aria-label="Suggested skills">
      <div className="skill-suggestions-head">
        <span>
          {open.length} {open.length === 1 ? 'skill' : 'skills'} found in the text
        </span>
        <Button size="small" onClick={() => onAdd(open.map(option))}>
          {open.length === 1 ? 'Add it' : `Add all ${open.length}`}
        </Button>
      </div>
      <ul>
        {open.map((skill) => (
          <li key={skill.id}>
            <span className="skill-suggestions-name">{skill.name}</span>
            <span className="faint truncate">from {wordsOf(skill)}</span>
            <Button
              size="small"
              kind="quiet"
              icon={<Plus size={16} aria-hidden />}
              aria-label={`Add ${skill.name}`}
              onClick={() => onAdd([option(skill)])}
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
