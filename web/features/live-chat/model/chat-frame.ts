import type { ChatIds } from './chat-of.ts';

/**
 * The frame of a widget. It has no origin, so the service's script reads neither the page around it nor what the site
 * keeps in the browser.
 */
export const chatFrame = ({ propertyId, widgetId }: ChatIds) => ({
  src: `/live-chat.html#${propertyId}/${widgetId}`,
  sandbox: 'allow-scripts allow-forms allow-popups',
});
