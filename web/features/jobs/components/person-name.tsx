import type { PersonReference } from '../../../../shared/model/person.ts';
import { avatarAddress, fullName } from '../../../app/person.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import './person-name.css';

/** A person's picture and name on one line. */
export function PersonName({ person }: { person: PersonReference }) {
  return (
    <span className="job-person">
      <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={28} />
      <span className="truncate">{fullName(person)}</span>
    </span>
  );
}
