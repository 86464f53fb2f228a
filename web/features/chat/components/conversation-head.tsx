import { ArrowLeft, Ban, Flag, LockOpen, MoreVertical, Search } from 'lucide-react';
import type { RefObject } from 'react';
import type { Channel } from '../../../../shared/model/chat.ts';
import { roleLabels } from '../../../../shared/constants/roles.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths, personPath } from '../../../common/navigation/paths.ts';
import { avatarAddress } from '../../../common/people/person.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { nameOf, partnerOf } from './channel-list.tsx';

interface ConversationHeadProps {
  channel: Channel;
  isTyping: boolean;
  /** Takes the focus from the field for the next message. */
  nameRef: RefObject<HTMLHeadingElement | null>;
  onSearch: () => void;
  onBlock: (isBlocked: boolean) => void;
  onReport: () => void;
}

/** Who the conversation is with, and what can be done with it. */
export function ConversationHead({ channel, isTyping, nameRef, onSearch, ...actions }: ConversationHeadProps) {
  const { role } = useAccount();
  const { go } = useNavigation();
  const name = nameOf(channel);
  const partner = partnerOf(channel);
  const page = partner && personPath(role, { role: partner.role, id: channel.withUserId });
  return (
    <header className="conversation-head">
      <span className="conversation-back">
        <IconButton label="All conversations" onClick={() => go(paths.messages())}>
          <ArrowLeft aria-hidden />
        </IconButton>
      </span>
      <Avatar name={name} src={avatarAddress(partner?.profileUrl)} size={32} />
      <div className="conversation-who">
        <h2 ref={nameRef} tabIndex={-1}>
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
      <IconButton label="Search in this conversation" onClick={onSearch}>
        <Search aria-hidden />
      </IconButton>
      <ConversationMenu isBlocked={channel.isBlocked} {...actions} />
    </header>
  );
}

interface ConversationMenuProps extends Pick<ConversationHeadProps, 'onBlock' | 'onReport'> {
  isBlocked: boolean;
}

function ConversationMenu({ isBlocked, onBlock, onReport }: ConversationMenuProps) {
  const openAgain = {
    label: 'Open the conversation again',
    icon: <LockOpen size={16} aria-hidden />,
    onSelect: () => onBlock(false),
  };
  const end = { label: 'End the conversation', icon: <Ban size={16} aria-hidden />, onSelect: () => onBlock(true) };
  return (
    <Menu
      label="Actions of this conversation"
      trigger={
        <IconButton label="Actions of this conversation">
          <MoreVertical aria-hidden />
        </IconButton>
      }
      entries={[
        isBlocked ? openAgain : end,
        { label: 'Report', icon: <Flag size={16} aria-hidden />, danger: true, onSelect: onReport },
      ]}
    />
  );
}
