import { socialNetworkLabels, socialNetworks } from '../../../../shared/constants/social-links.ts';
import { formatPhone } from '../../../../shared/rules/phone-format.ts';
import type { PersonCard } from '../../../../shared/model/people.ts';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { formatDate } from '../../../ui/text/dates.ts';

interface PersonFactsProps {
  person: PersonCard;
  place?: string | undefined;
  since: string;
}

/** A person's contact details, as far as the viewer may see them. */
export function PersonFacts({
  person: { contact, firstName, socialLinks, worksSince },
  place,
  since,
}: PersonFactsProps) {
  const phone = contact?.phone
    ? `${contact.phonePrefix ?? ''} ${formatPhone(contact.phone, contact.phonePrefix ?? '')}`.trim()
    : undefined;
  const links = socialNetworks.flatMap((network) => {
    const to = socialLinks?.[network];
    return to ? [{ label: socialNetworkLabels[network], value: <SocialLink to={to} /> }] : [];
  });
  return (
    <Card title="Contact">
      <Facts
        facts={[
          {
            label: 'Email',
            value: contact ? <MailLink email={contact.email} /> : `Shown once you and ${firstName} work together`,
          },
          ...(phone ? [{ label: 'Phone', value: phone }] : []),
          ...links,
          ...(place ? [{ label: 'Place', value: place }] : []),
          ...(worksSince ? [{ label: 'Working together since', value: formatDate(worksSince) }] : []),
          { label: 'Member since', value: since },
        ]}
      />
    </Card>
  );
}

/** An email address that breaks after its @ if it does not fit. */
function MailLink({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <Link to={`mailto:${email}`}>
      {name}@<wbr />
      {domain}
    </Link>
  );
}

/**
 * A link that the person gave: it opens in another tab, receives no referrer, and passes on no endorsement (PROF-09).
 */
function SocialLink({ to }: { to: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener noreferrer nofollow">
      {to.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
    </Link>
  );
}
