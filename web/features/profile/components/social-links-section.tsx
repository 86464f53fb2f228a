import type { Account } from '../../../../shared/model/person.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { SocialLinksForm } from './social-links-form.tsx';

/** The section for a candidate's social links (PROF-09). */
export function SocialLinksSection({ account }: { account: Account }) {
  if (account.role !== 'candidate') return null;
  return (
    <Card title="Links">
      <SocialLinksForm account={account} />
    </Card>
  );
}
