import type { ReactNode } from 'react';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import './request-row.css';

interface RequestRowProps {
  person: PersonReference;
  /** The person's page. */
  to: string;
  /** What the request is, beside the name. */
  words?: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** A request to work together in a list: who, what, since when, and what can be done about it. */
export function RequestRow({ person, to, words, facts, children }: RequestRowProps) {
  const name = fullName(person);
  return (
    <li aria-label={name} className="request-row">
      <Avatar name={name} src={avatarAddress(person.avatar)} size={32} />
      <div className="request-who">
        <div>
          <Link to={to}>{name}</Link> {words}
        </div>
        <div className="faint request-facts">{facts}</div>
      </div>
      <div className="request-actions">{children}</div>
    </li>
  );
}
