import { useQuery } from '@tanstack/react-query';
import { roleLabels } from '../../../../shared/constants/roles.ts';
import { useAccount } from '../../../app/account.ts';
import { cityName } from '../../../app/city-name.ts';
import { avatarAddress, fullName } from '../../../app/person.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormLayout } from '../../../ui/layouts.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { PasswordForm } from '../components/password-form.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { SuperManagerRequest } from '../components/super-manager-request.tsx';
import { profileCityQuery } from '../queries/profile.ts';

/** `/profile`: the own account (PROF-10 to PROF-15). */
export function Component() {
  const account = useAccount();
  const city = useQuery(profileCityQuery(account.cityId));
  const name = fullName(account);
  return (
    <FormLayout head={<PageHead title={name} lead={`${roleLabels[account.role]} · ${account.email}`} avatar={<Avatar name={name} src={avatarAddress(account.avatar)} size={64} />} />}>
      <PageTitle>Profile</PageTitle>
      <Card title="Profile">{city.isPending ? <SkeletonText lines={6} /> : <ProfileForm key={account.id} account={account} city={city.data ? { value: city.data.id, label: cityName(city.data) } : null} />}</Card>
      <Card title="Password">
        <PasswordForm />
      </Card>
      {account.role === 'manager' && (
        <Card title="Super Hire manager">
          <SuperManagerRequest account={account} />
        </Card>
      )}
    </FormLayout>
  );
}
