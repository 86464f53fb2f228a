import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../../shared/model/person.ts';
import { cityOption } from '../../../app/city-option.ts';
import { cityQuery } from '../../../app/lookups.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Names, place, phone, birthday and how long notifications are kept (PROF-10, PROF-11). */
export function PersonSection({ account }: { account: Account }) {
  const city = useQuery(cityQuery(account.cityId));
  const chosen = account.cityId === null ? null : city.data ? cityOption(city.data) : { value: account.cityId, label: 'Your city' };
  return <Card title="Profile">{city.isLoading ? <SkeletonText lines={6} /> : <ProfileForm key={account.id} account={account} city={chosen} />}</Card>;
}
