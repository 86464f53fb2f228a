import type { Channel } from '../../../../shared/model/chat.ts';
import { roleLabels } from '../../../../shared/constants/roles.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** The other participant of a conversation. */
export const partnerOf = ({ members, withUserId }: Channel) => members.find(({ userId }) => userId === withUserId);

/** The name of the other participant. */
export const nameOf = (channel: Channel): string => partnerOf(channel)?.nickname ?? 'A former member';

/** The conversations, the most recently changed first (CHAT-01, CHAT-15). */
export function ChannelList({ channels, active, me }: { channels: readonly Channel[]; active?: number; me: number }) {
  return (
    <ul className="channels">
      {channels.map((channel) => {
        const { withUserId, lastMessage, unreadMessageCount, url } = channel;
        const partner = partnerOf(channel);
        return (
          <li key={url}>
            <Link
              to={paths.messagesWith(withUserId)}
              kind="plain"
              className="channel"
              aria-current={withUserId === active ? 'true' : 'false'}
              data-unread={unreadMessageCount > 0 || undefined}
            >
              <Avatar name={nameOf(channel)} src={avatarAddress(partner?.profileUrl)} size={40} />
              <span className="channel-words">
                <span className="channel-top">
                  <span className="truncate channel-name">{nameOf(channel)}</span>
                  {lastMessage && <RelativeTime at={lastMessage.createdAt} className="channel-time" />}
                </span>
                <span className="channel-bottom">
                  <span className="truncate" dir="auto">
                    {lastMessage
                      ? `${lastMessage.senderId === me ? 'You: ' : ''}${lastMessage.text}`
                      : `${partner ? roleLabels[partner.role] : ''} · No messages yet`}
                  </span>
                  <CountBadge count={unreadMessageCount} label={['unread message', 'unread messages']} />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
