import type { Account } from '../../../../shared/model/person.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { SuperManagerRequest } from './super-manager-request.tsx';

/** Where a hiring manager asks to oversee other managers (PROF-15). */
export function SuperManagerSection({ account }: { account: Account }) {
  if (account.role !== 'manager') return null;
  return (
    <Card title="Super Hire manager">
      <SuperManagerRequest account={account} />
    </Card>
  );
}
