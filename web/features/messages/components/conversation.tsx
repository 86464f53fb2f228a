import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ban, Flag, LockOpen, MoreVertical, Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Channel, ChannelState } from '../../../../shared/model/chat.ts';
import { roleLabels } from '../../../../shared/constants/roles.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths, personPath } from '../../../common/navigation/paths.ts';
import { avatarAddress } from '../../../common/people/person.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { blockChannel, markRead } from '../queries/chat.ts';
import { namedJobQuery } from '../queries/named-job.ts';
import { useConversation, useTyping } from '../hooks/use-conversation.ts';
import { nameOf, partnerOf } from './channel-list.tsx';
import { Composer } from './composer.tsx';
import { ConversationSearch } from './conversation-search.tsx';
import { MessageList } from './message-list.tsx';
import { NewMessagesLog } from './new-messages-log.tsx';
import { ReportModal } from './report-modal.tsx';

interface ConversationProps {
  channel: Channel;
  /** The job from whose page the conversation was opened. */
  jobId: number | undefined;
  onDropJob: () => void;
  onChanged: (state: ChannelState) => void;
}

/** One conversation: who, the messages, and the field for the next one. */
export function Conversation({ channel, jobId, onDropJob, onChanged }: ConversationProps) {
  const { id: me, role } = useAccount();
  const { go } = useNavigation();
  const { withUserId } = channel;
  const name = nameOf(channel);
  const partner = partnerOf(channel);
  const { store, timeline } = useConversation(me, channel);
  const { isTyping, sayTyping } = useTyping(withUserId);
  const { data: job = null } = useQuery(namedJobQuery(role, jobId));
  const [opened, setOpened] = useState<'search' | 'report'>();
  const [found, setFound] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const head = useRef<HTMLHeadingElement>(null);
  const onSeen = useCallback(
    (number: number) => void markRead(withUserId, number).then(onChanged, () => {}),
    [withUserId, onChanged],
  );
  useEffect(() => {
    // The browser's own search sees only the messages that are drawn.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !(event.metaKey || event.ctrlKey) || opened) return;
      event.preventDefault();
      setOpened('search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [opened]);
  const block = (isBlocked: boolean) =>
    void blockChannel(withUserId, isBlocked).then(onChanged, (error: unknown) => setFailure(failureMessage(error)));
  const page = partner && personPath(role, { role: partner.role, id: withUserId });
  return (
    <section className="conversation" aria-label={`Conversation with ${name}`}>
      <header className="conversation-head">
        <span className="conversation-back">
          <IconButton label="All conversations" onClick={() => go(paths.messages())}>
            <ArrowLeft aria-hidden />
          </IconButton>
        </span>
        <Avatar name={name} src={avatarAddress(partner?.profileUrl)} size={32} />
        <div className="conversation-who">
          <h2 ref={head} tabIndex={-1}>
            {page ? (
              <Link to={page} kind="plain">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="faint">{isTyping ? 'is writing…' : partner && roleLabels[partner.role]}</p>
        </div>
        <IconButton label="Search in this conversation" onClick={() => setOpened('search')}>
          <Search aria-hidden />
        </IconButton>
        <Menu
          label="Actions of this conversation"
          trigger={
            <IconButton label="Actions of this conversation">
              <MoreVertical aria-hidden />
            </IconButton>
          }
          entries={[
            channel.isBlocked
              ? {
                  label: 'Open the conversation again',
                  icon: <LockOpen size={16} aria-hidden />,
                  onSelect: () => block(false),
                }
              : { label: 'End the conversation', icon: <Ban size={16} aria-hidden />, onSelect: () => block(true) },
            {
              label: 'Report',
              icon: <Flag size={16} aria-hidden />,
              danger: true,
              onSelect: () => setOpened('report'),
            },
          ]}
        />
      </header>
      {opened === 'search' && (
        <ConversationSearch
          withUserId={withUserId}
          nameOf={(userId) => (userId === me ? 'You' : name)}
          onFound={(number) =>
            void store.reach(number).then(
              () => setFound(number),
              () => {},
            )
          }
          onClose={() => setOpened(undefined)}
        />
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      {store.isLoaded && <NewMessagesLog timeline={timeline} me={me} name={name} />}
      {!store.isLoaded && !store.error && <SkeletonRows withAvatar />}
      {store.error && !store.isLoaded && (
        <ErrorState title="The messages could not be loaded" message={store.error} onRetry={() => void store.load()} />
      )}
      {store.isLoaded && timeline.messages.length === 0 && timeline.pending.length === 0 && (
        <div className="messages-area">
          <EmptyState title={`Write to ${name}`}>Your first message starts the conversation.</EmptyState>
        </div>
      )}
      {(timeline.messages.length > 0 || timeline.pending.length > 0) && (
        <MessageList channel={channel} me={me} store={store} timeline={timeline} found={found} onSeen={onSeen} />
      )}
      {channel.isEnded ? (
        <div className="composer">
          <Notice
            action={
              channel.isBlocked && (
                <Button size="small" onClick={() => block(false)}>
                  Open again
                </Button>
              )
            }
          >
            {channel.isBlocked
              ? 'You have ended this conversation. Neither of you can write in it.'
              : 'This conversation has ended. You can still read it.'}
          </Notice>
        </div>
      ) : (
        <Composer
          key={withUserId}
          me={me}
          withUserId={withUserId}
          name={name}
          job={job}
          onDropJob={onDropJob}
          onSend={(message) => {
            void store.send({ ...message, createdAt: new Date().toISOString() });
            onDropJob();
          }}
          onFiles={(files) => {
            for (const file of files) void store.sendFile(crypto.randomUUID(), file);
          }}
          onTyping={sayTyping}
          onLeave={() => head.current?.focus()}
        />
      )}
      {opened === 'report' && (
        <ReportModal withUserId={withUserId} name={name} onClose={() => setOpened(undefined)} onReported={onChanged} />
      )}
    </section>
  );
}
