import { useEffect } from 'react';
import type { ChatIds } from '../model/chat-of.ts';
import { showChat } from '../model/show-chat.ts';

/** Shows the chat service's window over the page for as long as it is rendered (GUEST-39). */
export function LiveChat({ propertyId, widgetId }: ChatIds) {
  useEffect(() => showChat({ propertyId, widgetId }), [propertyId, widgetId]);
  return null;
}
