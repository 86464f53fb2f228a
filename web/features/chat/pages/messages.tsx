import { MessagesSquare } from 'lucide-react';
import type { Role } from '../../../../shared/constants/roles.ts';
import { mayRegister } from '../../../../shared/rules/chat.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SplitLayout } from '../../../ui/layouts/layouts.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { chatErrors } from '../model/chat-login.ts';
import { ChannelList } from '../components/channel-list.tsx';
import { ChatNotice, ConnectionNotice } from '../components/connection-notice.tsx';
import { Conversation } from '../components/conversation.tsx';
import { useChannels } from '../hooks/use-channels.ts';
import { useChosenConversation } from '../hooks/use-chosen-conversation.ts';
import '../../../ui/fields/field.css';
import './message.css';
import './messages.css';

const partners: Partial<Record<Role, string>> = {
  manager: 'recruiters and candidates',
  recruiter: 'candidates and managers',
  candidate: 'recruiters and managers',
};
const howToBegin: Partial<Record<Role, string>> = {
  manager: 'Open a recruiter of a job, or a candidate on it, and choose Message.',
  recruiter: 'Open the page of a candidate who is on a job through you, or of a job you work on, and choose Message.',
  candidate: 'Recruiters through whom you are on a job can write to you, and you to them from their page.',
};

/**
 * `/messages`: conversations and the chosen one beside each other (CHAT-01); `?with=` chooses it and begins it where
 * there is none, `?job=` names a job.
 */
export function MessagesPage() {
  const { role } = useAccount();
  const list = useChannels();
  const { channels, update } = list;
  const { chosen, active, failure, jobId, dropJob } = useChosenConversation(list);
  return (
    <SplitLayout
      listLabel="Conversations"
      isOpen={chosen !== undefined}
      list={<Conversations list={list} chosen={chosen} />}
    >
      {active && (
        <Conversation key={active.withUserId} channel={active} jobId={jobId} onDropJob={dropJob} onChanged={update} />
      )}
      {!active && chosen && failure !== undefined && (
        <EmptyState
          title="You cannot write to this person"
          action={<ButtonLink to={paths.messages()}>All conversations</ButtonLink>}
        >
          {failure}
        </EmptyState>
      )}
      {!active && chosen && failure === undefined && <SkeletonRows withAvatar />}
      {!chosen && channels.length > 0 && (
        <EmptyState icon={<MessagesSquare aria-hidden />} title="Choose a conversation">
          Your messages with {partners[role]} are on the left.
        </EmptyState>
      )}
    </SplitLayout>
  );
}

function Conversations({ list, chosen }: { list: ReturnType<typeof useChannels>; chosen: number | undefined }) {
  const { id, role } = useAccount();
  const { channels, query, more } = list;
  return (
    <>
      <header className="channels-head">
        <PageTitle>Messages</PageTitle>
        <h1>Messages</h1>
      </header>
      {mayRegister(id, role) ? <ConnectionNotice /> : <ChatNotice>{chatErrors.noUser}</ChatNotice>}
      {query.isPending && <SkeletonRows withAvatar />}
      {query.isError && channels.length === 0 && (
        <LoadFailure title="The conversations could not be loaded" query={query} />
      )}
      {query.isSuccess && channels.length === 0 && (
        <EmptyState icon={<MessagesSquare aria-hidden />} title="No conversations yet">
          {howToBegin[role]}
        </EmptyState>
      )}
      <ChannelList channels={channels} me={id} {...(chosen ? { active: chosen } : {})} />
      {query.hasNextPage && (
        <Button kind="quiet" wide busy={query.isFetchingNextPage} onClick={more}>
          Show more conversations
        </Button>
      )}
    </>
  );
}
