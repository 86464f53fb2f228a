import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../../shared/model/person.ts';
import { cityOption } from '../../../common/lookups/city-option.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { expiryLead, ProfileForm } from './profile-form.tsx';

// A label above its control.
const field = <Skeleton height="62px" />;

/** The form's placeholder, which keeps the content below from jumping. */
function ProfileFormSkeleton() {
  return (
    <div className="ui-form" role="status" aria-label="Loading">
      <FormGroup title="About you" level="h3">
        {['names', 'place', 'phone'].map((row) => (
          <FormRow key={row}>
            {field}
            {field}
          </FormRow>
        ))}
        {field}
      </FormGroup>
      <FormGroup title="Notifications" level="h3" lead={expiryLead}>
        {field}
      </FormGroup>
      <div className="ui-form-actions">
        <Skeleton width="112px" height="36px" />
      </div>
    </div>
  );
}

/** Names, place, phone, birthday and how long notifications are kept (PROF-10, PROF-11). */
export function PersonSection({ account }: { account: Account }) {
  const city = useQuery(cityQuery(account.cityId));
  const chosen =
    account.cityId === null ? null : city.data ? cityOption(city.data) : { value: account.cityId, label: 'Your city' };
  return (
    <Card title="Profile">
      {city.isLoading ? <ProfileFormSkeleton /> : <ProfileForm key={account.id} account={account} city={chosen} />}
    </Card>
  );
}
