import { useEffect } from 'react';
import type { ChatIds } from '../chat-of.ts';
import { showChat } from '../show-chat.ts';

/** The chat service's own window over the page, for as long as this is rendered (GUEST-39). */
export function LiveChat({ propertyId, widgetId }: ChatIds) {
  useEffect(() => showChat({ propertyId, widgetId }), [propertyId, widgetId]);
  return null;
}
