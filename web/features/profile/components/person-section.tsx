import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../../shared/model/person.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { profileCityQuery } from '../queries/profile.ts';
import { ProfileForm } from './profile-form.tsx';

/** Names, place, phone, birthday and how long notifications are kept (PROF-10, PROF-11). */
export function PersonSection({ account }: { account: Account }) {
  const city = useQuery(profileCityQuery(account.cityId));
  const chosen = city.data ? { value: city.data.id, label: cityName(city.data) } : null;
  return <Card title="Profile">{city.isPending ? <SkeletonText lines={6} /> : <ProfileForm key={account.id} account={account} city={chosen} />}</Card>;
}
