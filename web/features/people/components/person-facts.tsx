import { formatPhone } from '../../../../shared/rules/phone-format.ts';
import type { PersonCard } from '../../../../shared/model/people.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';

interface PersonFactsProps {
  person: PersonCard;
  place?: string | undefined;
  since: string;
}

/** How to reach somebody, as far as the viewer may know it. */
export function PersonFacts({ person: { contact, firstName }, place, since }: PersonFactsProps) {
  const phone = contact?.phone ? `${contact.phonePrefix ?? ''} ${formatPhone(contact.phone, contact.phonePrefix ?? '')}`.trim() : undefined;
  return (
    <Card title="Contact">
      <Facts
        facts={[
          { label: 'Email', value: contact ? <Link to={`mailto:${contact.email}`}>{contact.email}</Link> : `Shown once you and ${firstName} work together` },
          ...(phone ? [{ label: 'Phone', value: phone }] : []),
          ...(place ? [{ label: 'Place', value: place }] : []),
          { label: 'Member since', value: since },
        ]}
      />
    </Card>
  );
}
