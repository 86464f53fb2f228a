import { useInfiniteQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import type { Role } from '../../../../shared/constants/roles.ts';
import { useAccount } from '../../../common/account/account.ts';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ClaimCard } from '../components/claim-card.tsx';
import { claimFileColumns } from '../model/claim-file.ts';
import { claimsQuery } from '../queries/claims.ts';
import { useLiveClaims } from '../hooks/use-live-claims.ts';

interface Words {
  title: string;
  /** The plural of what is listed. */
  noun: string;
  lead: string;
  empty: string;
}

const ofManager: Words = {
  title: 'Claims',
  noun: 'claims',
  lead: 'Who introduces whom to your jobs. You learn who a candidate is once they agree.',
  empty: 'When a recruiter proposes somebody for one of your jobs, it is listed here.',
};
const words: Record<Role, Words> = {
  candidate: {
    title: 'Who represents you',
    noun: 'proposals',
    lead: 'Recruiters who want to introduce you to a company. You choose one for each company; silence is never a yes.',
    empty: 'When a recruiter wants to put you forward, you find the job, the terms and their words here, and decide.',
  },
  recruiter: {
    title: 'Claims',
    noun: 'claims',
    lead: 'The first recruiter whom a candidate confirms for a company owns the introduction.',
    empty: 'Open a candidate’s page and put them forward for a job. They are asked, and their answer appears here.',
  },
  manager: ofManager,
  super_manager: ofManager,
};

/** `/claims`: proposals and claims of the user, newest first, live (PLUS-02). */
export function ClaimsPage() {
  const { role } = useAccount();
  const list = useInfiniteQuery(claimsQuery(role));
  useLiveClaims();
  const { title, noun, lead, empty } = words[role];
  return (
    <ListPage
      title={title}
      noun={noun}
      lead={lead}
      list={list}
      file={listFile(claimsQuery(role), claimFileColumns(role))}
      withAvatar
      empty={
        <EmptyState icon={<Handshake aria-hidden />} title="Nothing yet">
          {empty}
        </EmptyState>
      }
    >
      {(rows) => (
        <Card flush>
          <ul className="claims" aria-label={title}>
            {rows.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} />
            ))}
          </ul>
        </Card>
      )}
    </ListPage>
  );
}
