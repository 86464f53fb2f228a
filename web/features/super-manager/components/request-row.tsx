import type { ReactNode } from 'react';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import './request-row.css';

interface RequestRowProps {
  person: PersonReference;
  /** What the request is, beside the name. */
  words?: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** A request to work together in a list: who, what, since when, and what can be done about it. */
export function RequestRow({ person, words, facts, children }: RequestRowProps) {
  const name = fullName(person);
  return (
    <li aria-label={name} className="request-row">
      <Avatar name={name} src={avatarAddress(person.avatar)} size={32} />
      <div className="request-who">
        <div>
          <strong>{name}</strong> {words}
        </div>
        <div className="faint request-facts">{facts}</div>
      </div>
      <div className="request-actions">{children}</div>
    </li>
  );
}
