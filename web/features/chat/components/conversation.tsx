import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Channel, ChannelState } from '../../../../shared/model/chat.ts';
import { useAccount } from '../../../common/account/account.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { namedJobQuery } from '../queries/named-job.ts';
import { useConversation, useTyping } from '../hooks/use-conversation.ts';
import { useFindKey } from '../hooks/use-find-key.ts';
import { useReadAndBlocked } from '../hooks/use-read-and-blocked.ts';
import { whyClosedQuery } from '../queries/chat.ts';
import { nameOf, partnerOf } from './channel-list.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationMessages } from './conversation-messages.tsx';
import { ConversationSearch } from './conversation-search.tsx';
import { EndedConversation } from './ended-conversation.tsx';
import { ReportModal } from './report-modal.tsx';

interface ConversationProps {
  channel: Channel;
  /** The job from whose page the conversation was opened. */
  jobId: number | undefined;
  onDropJob: () => void;
  onChanged: (state: ChannelState) => void;
}

/** Why nobody can write in the conversation any more though nobody has ended it; asked where a manager is one of the two. */
function useWhyClosed(channel: Channel): string | null {
  const { role } = useAccount();
  const isWithManager = role === 'manager' || partnerOf(channel)?.role === 'manager';
  return useQuery(whyClosedQuery(channel.withUserId, isWithManager)).data ?? null;
}

/** One conversation: who, the messages, and the field for the next one. */
export function Conversation({ channel, jobId, onDropJob, onChanged }: ConversationProps) {
  const { id: me, role } = useAccount();
  const { withUserId } = channel;
  const name = nameOf(channel);
  const { store, timeline } = useConversation(me, channel);
  const { isTyping, sayTyping } = useTyping(withUserId);
  const { data: job = null } = useQuery(namedJobQuery(role, jobId));
  const why = useWhyClosed(channel);
  const [opened, setOpened] = useState<'search' | 'report'>();
  const [found, setFound] = useState<number>();
  const { onSeen, block, failure } = useReadAndBlocked(withUserId, onChanged);
  const head = useRef<HTMLHeadingElement>(null);
  const close = () => setOpened(undefined);
  useFindKey(!opened, () => setOpened('search'));
  const onFound = (number: number) =>
    void store.reach(number).then(
      () => setFound(number),
      () => {},
    );
  return (
    <section className="conversation" aria-label={`Conversation with ${name}`}>
      <ConversationHead
        channel={channel}
        isTyping={isTyping}
        nameRef={head}
        onSearch={() => setOpened('search')}
        onBlock={block}
        onReport={() => setOpened('report')}
      />
      {opened === 'search' && (
        <ConversationSearch
          withUserId={withUserId}
          nameOf={(userId) => (userId === me ? 'You' : name)}
          onFound={onFound}
          onClose={close}
        />
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      <ConversationMessages {...{ channel, me, store, timeline, found, onSeen }} />
      {channel.isEnded || why ? (
        <EndedConversation {...{ isBlocked: channel.isBlocked, why }} onOpen={() => block(false)} />
      ) : (
        <Composer
          key={withUserId}
          {...{ me, withUserId, name, job, onDropJob, hasTemplates: role !== 'candidate' }}
          onSend={(message) => {
            void store.send({ ...message, createdAt: new Date().toISOString() });
            onDropJob();
          }}
          onFiles={(files) => files.forEach((file) => void store.sendFile(crypto.randomUUID(), file))}
          onTyping={sayTyping}
          onLeave={() => head.current?.focus()}
        />
      )}
      {opened === 'report' && (
        <ReportModal withUserId={withUserId} name={name} onClose={close} onReported={onChanged} />
      )}
    </section>
  );
}
