import type { ReactNode } from 'react';
import type { PersonReference } from '../../../shared/model/person.ts';
import { avatarAddress, fullName } from './person.ts';
import { Avatar } from '../../ui/text/avatar.tsx';
import './person-name.css';

interface PersonNameProps {
  person: PersonReference;
  /** A line under the name. */
  under?: string | null;
  /** What is shown beside the name. */
  badge?: ReactNode;
}

/** A person's picture and name, in two lines where there is no room for one. */
export function PersonName({ person, under, badge }: PersonNameProps) {
  return (
    <span className="person-name">
      <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={28} />
      <span className="person-name-words">
        {fullName(person)}
        {badge && <> {badge}</>}
        {under && (
          <>
            {' '}
            <span className="person-name-under faint">{under}</span>
          </>
        )}
      </span>
    </span>
  );
}
