import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedRecruiter } from '../../../../shared/model/recruiter.ts';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { AskRecruiterModal } from '../components/ask-recruiter-modal.tsx';
import { AskedRecruiters } from '../components/asked-recruiters.tsx';
import { EarlierInvitations } from '../components/earlier-invitations.tsx';
import { OpenInvitations } from '../components/open-invitations.tsx';
import { RecruiterCards } from '../components/recruiter-cards.tsx';
import { recruitersQuery } from '../queries/recruiters.ts';

const columns: readonly FileColumn<ListedRecruiter>[] = [
  { header: 'Name', text: fullName },
  { header: 'Email', text: ({ email }) => email ?? 'Works with other managers' },
  { header: 'Works with you since', text: ({ since }) => since && isoDay(since) },
  { header: 'Specialties', text: ({ facts }) => facts?.page?.specialties.join(', ') ?? null },
  { header: 'Candidates on your jobs', text: ({ facts }) => facts?.candidates ?? null },
  { header: 'Hired for you', text: ({ facts }) => facts?.hires ?? null },
];

const whose = [
  { value: 'own', label: 'My recruiters' },
  { value: 'all', label: 'All recruiters' },
];

/**
 * `/manager/recruiters`: the manager's recruiters and pending invitations; a card links to the recruiter's page
 * (RECR-01). With `?withOthers=true` also recruiters of other managers, who can be asked to work on a job (PERM-32).
 */
export function RecruiterListPage() {
  const [search, setSearch] = useSearchParams();
  const withOthers = search.get('withOthers') === 'true';
  const list = useInfiniteQuery(recruitersQuery(withOthers));
  const [asking, setAsking] = useState<ListedRecruiter>();
  const [asked, setAsked] = useState<string>();
  const { inviteRecruiters } = useFrameActions();
  const inviteButton = (
    <Button kind="primary" icon={<UserPlus aria-hidden />} onClick={inviteRecruiters}>
      Invite recruiters
    </Button>
  );
  return (
    <ListPage
      title="Recruiters"
      noun="recruiters"
      list={list}
      file={listFile(recruitersQuery(withOthers), columns)}
      actions={
        <>
          {inviteButton}
          <ButtonLink to={paths.claims()}>Claims</ButtonLink>
        </>
      }
      filters={
        <FilterBar active={[]} onClear={() => setSearch({}, { replace: true })}>
          <Select
            label="Whose recruiters"
            hideLabel
            options={whose}
            value={withOthers ? 'all' : 'own'}
            onChange={(event) =>
              setSearch(event.target.value === 'all' ? { withOthers: 'true' } : {}, { replace: true })
            }
          />
        </FilterBar>
      }
      above={
        <>
          <OpenInvitations />
          <EarlierInvitations />
          <AskedRecruiters />
          {asked && <Notice kind="done">{asked} is asked to work on a job of yours.</Notice>}
          {asking && (
            <AskRecruiterModal
              recruiter={asking}
              onClose={() => setAsking(undefined)}
              onAsked={(name) => {
                setAsking(undefined);
                setAsked(name);
              }}
            />
          )}
        </>
      }
      withAvatar
      empty={
        <EmptyState icon={<Users aria-hidden />} title="No recruiter works with you yet" action={inviteButton}>
          Recruiters find candidates for your jobs and earn points. The recruiters you invite appear here once they
          accept.
        </EmptyState>
      }
    >
      {(recruiters) => <RecruiterCards recruiters={recruiters} onAsk={setAsking} />}
    </ListPage>
  );
}
