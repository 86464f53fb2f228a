import type { PersonReference } from '../../../shared/model/person.ts';
import { avatarAddress, fullName } from './person.ts';
import { Avatar } from '../../ui/text/avatar.tsx';
import './person-name.css';

/** A person's picture and name on one line. */
export function PersonName({ person }: { person: PersonReference }) {
  return (
    <span className="person-name">
      <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={28} />
      <span className="truncate">{fullName(person)}</span>
    </span>
  );
}
