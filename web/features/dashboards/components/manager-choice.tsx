import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../../common/people/person.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { managerOptionsQuery } from '../queries/manager-options.ts';

interface ManagerChoiceProps {
  value: number | undefined;
  onChoose: (managerId: string) => void;
}

/** Chooses whose figures a super manager sees: everybody's, or those of a manager who works with them (DASH-09). */
export function ManagerChoice({ value, onChoose }: ManagerChoiceProps) {
  const { data = [], isPending } = useQuery(managerOptionsQuery);
  const options = data.map((manager) => ({ value: manager.id, label: fullName(manager) }));
  // An address may name any manager.
  if (value && !isPending && !data.some(({ id }) => id === value)) options.push({ value, label: 'One manager' });
  return (
    <Select
      label="Manager"
      hideLabel
      placeholder="All managers"
      options={options}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
