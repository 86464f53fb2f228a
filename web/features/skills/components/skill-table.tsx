import { useNavigate } from 'react-router-dom';
import type { AssociatedSkillRow } from '../../../../shared/model/associated-skill.ts';
import type { ListColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Table } from '../../../ui/tables/table.tsx';
import './skill-table.css';

export const skillColumns: readonly ListColumn<AssociatedSkillRow>[] = [
  {
    key: 'skill',
    header: 'Skill',
    width: '34%',
    cell: ({ name, associated }) => (
      <>
        {name}
        <span className="skill-row-others faint">{namesOf(associated)}</span>
      </>
    ),
    text: ({ name }) => name,
  },
  {
    key: 'associated',
    header: 'Associated skills',
    hideBelow: 768,
    cell: ({ associated }) => <span title={namesOf(associated)}>{namesOf(associated)}</span>,
    text: ({ associated }) => namesOf(associated),
  },
];

/** Skills as rows that open their page. */
export function SkillTable({ skills }: { skills: readonly AssociatedSkillRow[] }) {
  const navigate = useNavigate();
  return (
    <Table
      caption="Skills"
      columns={skillColumns}
      rows={skills}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigate(paths.skill(id))}
    />
  );
}

function namesOf(skills: readonly { name: string }[]): string {
  return skills.map(({ name }) => name).join(', ');
}
