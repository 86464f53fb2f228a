import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Why nobody can write in a conversation, where the field for the next message would be. */
export function EndedConversation({ isBlocked, onOpen }: { isBlocked: boolean; onOpen: () => void }) {
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
          : 'This conversation has ended. You can still read it.'}
      </Notice>
    </div>
  );
}
