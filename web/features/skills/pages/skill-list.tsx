import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useDebounced } from '../../../ui/fields/use-debounced.ts';
import { skillColumns, SkillTable } from '../components/skill-table.tsx';
import { associatedSkillsQuery } from '../queries/skills.ts';

/** `/skills`: skills with those that people who have them usually have too (SKILL-01). */
export function SkillListPage() {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const list = useInfiniteQuery(associatedSkillsQuery(q));
  const addButton = (
    <ButtonLink to={paths.skill('new')} kind="primary" icon={<Plus aria-hidden />}>
      Add skill
    </ButtonLink>
  );
  return (
    <ListPage
      title="Skills"
      noun="skills"
      lead="Skills that people who have one usually have too. Your changes count in how well candidates fit your jobs, and in nobody else’s."
      list={list}
      file={listFile(associatedSkillsQuery(q), skillColumns)}
      actions={addButton}
      filters={
        <TextInput
          label="Find a skill"
          hideLabel
          type="search"
          placeholder="Find a skill"
          maxLength={40}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      }
      empty={
        <EmptyState
          icon={<Tags aria-hidden />}
          title={q ? `No skill contains “${q}”` : 'No skills yet'}
          action={addButton}
        >
          {q
            ? 'Skills are listed here once they have associated ones. Add the skill to associate others with it.'
            : 'Associate a skill with others that people who have it usually have too.'}
        </EmptyState>
      }
    >
      {(skills) => <SkillTable skills={skills} />}
    </ListPage>
  );
}
