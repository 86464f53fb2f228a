import type { ChatIds } from './chat-of.ts';

/** The API of the service's script once it runs. @see https://developer.tawk.to/jsapi/ */
interface ChatWindow {
  hideWidget?: () => void;
  showWidget?: () => void;
  switchWidget?: (ids: ChatIds, done: () => void) => void;
  onLoad?: () => void;
}

declare global {
  var Tawk_API: ChatWindow | undefined;
  var Tawk_LoadStart: Date | undefined;
}

let loaded: ChatIds | undefined;

/**
 * Shows a widget, loading the service's script the first time, and returns a function that hides it. Failures are only
 * logged, because the job search works without it (ERR-20).
 */
export function showChat(ids: ChatIds): () => void {
  let isWanted = true;
  const chat = (globalThis.Tawk_API ??= {});
  const settle = () => (isWanted ? carefully('shown', () => chat.showWidget?.()) : hide(chat));
  if (!loaded) load(ids, chat, settle);
  else if (loaded.propertyId === ids.propertyId && loaded.widgetId === ids.widgetId) settle();
  else carefully('changed', () => chat.switchWidget?.(ids, settle));
  loaded = ids;
  return () => {
    isWanted = false;
    hide(chat);
  };
}

function load({ propertyId, widgetId }: ChatIds, chat: ChatWindow, onLoad: () => void): void {
  globalThis.Tawk_LoadStart = new Date();
  chat.onLoad = onLoad;
  const script = document.createElement('script');
  script.src = `https://embed.tawk.to/${propertyId}/${widgetId}`;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.addEventListener('error', () => {
    console.warn('The live chat could not be loaded.');
    script.remove();
    loaded = undefined;
  });
  document.head.append(script);
}

function hide(chat: ChatWindow): void {
  // Until the script runs there is nothing to hide; onLoad checks again.
  if (chat.hideWidget) carefully('hidden', chat.hideWidget);
}

function carefully(done: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    console.warn(`The live chat could not be ${done}.`, error);
  }
}
