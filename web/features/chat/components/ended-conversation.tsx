import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

interface EndedConversationProps {
  /** The user has ended it themselves, and can open it again. */
  isBlocked: boolean;
  /** Why it is closed although nobody has ended it. */
  why: string | null;
  onOpen: () => void;
}

/** Why nobody can write in a conversation, where the field for the next message would be. */
export function EndedConversation({ isBlocked, why, onOpen }: EndedConversationProps) {
  return (
    <div className="composer">
      <Notice
        action={
          isBlocked && (
            <Button size="small" onClick={onOpen}>
              Open again
            </Button>
          )
        }
      >
        {isBlocked
          ? 'You have ended this conversation. Neither of you can write in it.'
          : `${why ?? 'This conversation has ended. You can still read it'}.`}
      </Notice>
    </div>
  );
}
