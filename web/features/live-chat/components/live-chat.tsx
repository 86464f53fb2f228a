import { MessageCircle, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { chatFrame } from '../model/chat-frame.ts';
import type { ChatIds } from '../model/chat-of.ts';
import './live-chat.css';

/**
 * A button that opens the chat service's window in its frame (GUEST-39). Nothing is loaded before, and what was written
 * stays while the window is closed.
 */
export function LiveChat(ids: ChatIds) {
  const { src, sandbox } = chatFrame(ids);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<string>();
  const toggle = () => {
    setOpened(src);
    setOpen(!isOpen);
  };
  return (
    <div className="live-chat">
      {opened === src && (
        <iframe key={src} title="Live chat" src={src} sandbox={sandbox} referrerPolicy="no-referrer" hidden={!isOpen} />
      )}
      <Button icon={isOpen ? <X aria-hidden /> : <MessageCircle aria-hidden />} aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Close chat' : 'Live chat'}
      </Button>
    </div>
  );
}
