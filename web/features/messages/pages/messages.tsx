import { MessagesSquare } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayRegister } from '../../../../shared/rules/chat.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { liveConnection } from '../../../api/live-updates.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { SplitLayout } from '../../../ui/layouts/layouts.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { activeAfterRemoval } from '../model/channels.ts';
import { chatErrors } from '../model/chat-login.ts';
import { ChannelList } from '../components/channel-list.tsx';
import { Conversation } from '../components/conversation.tsx';
import { startConversation } from '../model/start-conversation.ts';
import { useChannels } from '../hooks/use-channels.ts';
import '../../../ui/fields/field.css';
import './message.css';
import './messages.css';

/** A renewed connection is back sooner; a notice that flashes says nothing. */
const patience = 4000;

/**
 * `/messages`: conversations and the chosen one beside each other (CHAT-01); `?with=` chooses it and begins it where
 * there is none, `?job=` names a job.
 */
export function MessagesPage() {
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  const { channels, query, more, add, update } = useChannels();
  const [failure, setFailure] = useState<{ of: number; text: string }>();
  const chosen = Number(search.get('with')) || undefined;
  const jobId = Number(search.get('job')) || undefined;
  const isKnown = channels.some((one) => one.withUserId === chosen);
  const isListed = query.isSuccess;
  const [wasKnown, setWasKnown] = useState<number>();
  if (isKnown && wasKnown !== chosen) setWasKnown(chosen);
  useEffect(() => {
    if (!chosen || !isListed || isKnown) return;
    if (wasKnown === chosen) {
      // It was deleted while it was open: the first one becomes active (CHAT-17).
      const next = activeAfterRemoval(channels, chosen);
      setSearch(next ? { with: String(next) } : {}, { replace: true });
      return;
    }
    startConversation(account, chosen).then(add, (error: unknown) =>
      setFailure({
        of: chosen,
        text: error instanceof ApiError ? failureMessage(error) : String((error as Error).message),
      }),
    );
  }, [account, chosen, isListed, isKnown, wasKnown, channels, add, setSearch]);
  const active = channels.find((one) => one.withUserId === chosen);
  return (
    <SplitLayout
      listLabel="Conversations"
      isOpen={chosen !== undefined}
      list={
        <>
          <header className="channels-head">
            <PageTitle>Messages</PageTitle>
            <h1>Messages</h1>
          </header>
          {mayRegister(account.id, account.role) ? <ConnectionNotice /> : <ChatNotice>{chatErrors.noUser}</ChatNotice>}
          {query.isPending && <SkeletonRows withAvatar />}
          {query.isError && channels.length === 0 && (
            <ErrorState
              title="The conversations could not be loaded"
              message={failureMessage(query.error)}
              onRetry={() => void query.refetch()}
            />
          )}
          {isListed && channels.length === 0 && (
            <EmptyState icon={<MessagesSquare aria-hidden />} title="No conversations yet">
              {account.role === 'recruiter'
                ? 'Open the page of a candidate whom you have put forward, and choose Message.'
                : 'Recruiters who put you forward can write to you, and you to them from their page.'}
            </EmptyState>
          )}
          <ChannelList channels={channels} me={account.id} {...(chosen ? { active: chosen } : {})} />
          {query.hasNextPage && (
            <Button kind="quiet" wide busy={query.isFetchingNextPage} onClick={more}>
              Show more conversations
            </Button>
          )}
        </>
      }
    >
      {active && (
        <Conversation
          key={active.withUserId}
          channel={active}
          jobId={jobId}
          onDropJob={() => setSearch({ with: String(active.withUserId) }, { replace: true })}
          onChanged={update}
        />
      )}
      {!active && chosen && failure?.of === chosen && (
        <EmptyState
          title="You cannot write to this person"
          action={<ButtonLink to={paths.messages()}>All conversations</ButtonLink>}
        >
          {failure.text}
        </EmptyState>
      )}
      {!active && chosen && failure?.of !== chosen && <SkeletonRows withAvatar />}
      {!chosen && channels.length > 0 && (
        <EmptyState icon={<MessagesSquare aria-hidden />} title="Choose a conversation">
          Your messages with {account.role === 'recruiter' ? 'candidates' : 'recruiters'} are on the left.
        </EmptyState>
      )}
    </SplitLayout>
  );
}

/** Says that the connection is lost, once it has been for some seconds (CHAT-13, ERR-16). */
function ConnectionNotice() {
  const state = useSyncExternalStore(liveConnection.subscribe, liveConnection.read);
  return state === 'connected' ? null : <LateNotice key={state} isRefused={state === 'refused'} />;
}

function LateNotice({ isRefused }: { isRefused: boolean }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return isRefused ? (
    <ChatNotice>{chatErrors.logIn}</ChatNotice>
  ) : (
    <ChatNotice kind="warning">Connecting… New messages appear when the connection is back.</ChatNotice>
  );
}

function ChatNotice({ kind = 'error', children }: { kind?: 'error' | 'warning'; children: string }) {
  return (
    <div className="channels-notice">
      <Notice kind={kind}>{children}</Notice>
    </div>
  );
}
