import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../../shared/model/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { personQuery } from '../queries/people.ts';

/** `Verified` as others see it beside the user's own name; nothing for candidates, who are never verified. */
export function OwnVerification({ account: { id, role } }: { account: Account }) {
  const { data: self } = useQuery({ ...personQuery(id), enabled: role !== 'candidate' });
  return self?.isVerified ? <VerifiedBadge of={role} /> : null;
}
