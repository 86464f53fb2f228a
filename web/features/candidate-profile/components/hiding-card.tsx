import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import { viewerDays } from '../../../../shared/constants/candidate-profile.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { openToWords, viewersWords } from '../model/hiding-fields.ts';
import { hidingQuery, viewersQuery } from '../queries/hiding.ts';
import { HidingDialog } from './hiding-dialog.tsx';
import { ProfileAs } from './profile-as.tsx';

/** Who finds the candidate and from whom they hide, on their own profile page; nothing for other roles (PLUS-21, PLUS-38). */
export function HidingSection({ account }: { account: Account }) {
  return account.role === 'candidate' ? <HidingCard candidateId={account.id} /> : null;
}

function HidingCard({ candidateId }: { candidateId: number }) {
  const { data: list, error, refetch } = useQuery(hidingQuery(candidateId));
  const [isOpen, setOpen] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const edit = list && (
    <Button size="small" icon={<Pencil aria-hidden />} onClick={() => setOpen(true)} aria-label="Edit who can see you">
      Edit
    </Button>
  );
  return (
    <Card title="Who can see you" aside={edit}>
      {error && !list && <LoadFailure title="Who can see you could not be loaded" query={{ error, refetch }} />}
      {!list && !error && <SkeletonText lines={2} />}
      {list && (
        <Facts
          facts={[
            { label: 'Who finds you', value: openToWords(list) },
            { label: 'Hidden from', value: list.companies.length > 0 ? list.companies.join(', ') : 'No company' },
            { label: 'Who opened your profile', value: <Viewers /> },
          ]}
        />
      )}
      {list && (
        <Button size="small" icon={<Eye aria-hidden />} onClick={() => setSeen(true)}>
          See my profile as others do
        </Button>
      )}
      {isSeen && <ProfileAs candidateId={candidateId} onClose={() => setSeen(false)} />}
      {list && isOpen && <HidingDialog candidateId={candidateId} list={list} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Viewers() {
  const { data: viewers, error } = useQuery(viewersQuery);
  if (!viewers) return error ? 'Could not be counted; reload the page' : <SkeletonText lines={1} />;
  return (
    <>
      {viewersWords(viewers)}
      <span className="faint"> in the {viewerDays} days until yesterday; nobody is named</span>
    </>
  );
}
