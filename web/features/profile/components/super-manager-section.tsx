import type { Account } from '../../../../shared/model/person.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { SuperManagerRequest } from './super-manager-request.tsx';

/** The section in which a hiring manager requests to oversee other managers (PROF-15). */
export function SuperManagerSection({ account }: { account: Account }) {
  if (account.role !== 'manager') return null;
  return (
    <Card title="Super Hire manager">
      <SuperManagerRequest account={account} />
    </Card>
  );
}
