// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://embed.tawk.to/"]');
const ids = { propertyId: 'property1', widgetId: 'widget1' };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

async function liveChat() {
  return (await import('../../../../web/features/live-chat/components/live-chat.tsx')).LiveChat;
}

/** Runs the service's script. */
function arrives(chat: object): void {
  Object.assign(globalThis.Tawk_API ?? {}, chat);
  globalThis.Tawk_API?.onLoad?.();
}

beforeEach(() => {
  vi.resetModules();
  warn.mockClear();
  delete globalThis.Tawk_API;
  document.head.replaceChildren();
});

it('The live chat loads its campaign’s widget and hides it when the visitor leaves the page', async () => {
  const LiveChat = await liveChat();
  const { unmount } = render(<LiveChat {...ids} />);
  expect(script()?.src).toBe('https://embed.tawk.to/property1/widget1');
  expect([script()?.async, script()?.crossOrigin]).toEqual([true, 'anonymous']);
  expect(globalThis.Tawk_LoadStart).toBeInstanceOf(Date);
  const [showWidget, hideWidget] = [vi.fn(), vi.fn()];
  arrives({ showWidget, hideWidget });
  expect(showWidget).toHaveBeenCalledTimes(1);
  unmount();
  expect(hideWidget).toHaveBeenCalledTimes(1);
});

it('The live chat stays hidden if the visitor leaves before its script has loaded', async () => {
  const LiveChat = await liveChat();
  render(<LiveChat {...ids} />).unmount();
  expect(warn).not.toHaveBeenCalled();
  const [showWidget, hideWidget] = [vi.fn(), vi.fn()];
  arrives({ showWidget, hideWidget });
  expect([showWidget.mock.calls.length, hideWidget.mock.calls.length]).toEqual([0, 1]);
});

it('The live chat reappears without loading twice and changes with the campaign', async () => {
  const LiveChat = await liveChat();
  const { rerender, unmount } = render(<LiveChat {...ids} />);
  const [showWidget, switchWidget] = [vi.fn(), vi.fn((_ids: object, done: () => void) => done())];
  arrives({ showWidget, switchWidget, hideWidget: vi.fn() });
  rerender(<LiveChat propertyId="property2" widgetId="widget2" />);
  expect(switchWidget.mock.lastCall?.[0]).toEqual({ propertyId: 'property2', widgetId: 'widget2' });
  unmount();
  render(<LiveChat propertyId="property2" widgetId="widget2" />);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(showWidget).toHaveBeenCalledTimes(3);
});

it('A widget that cannot be hidden only logs a warning (ERR-20)', async () => {
  const LiveChat = await liveChat();
  const { unmount } = render(<LiveChat {...ids} />);
  const failure = new Error('not ready');
  arrives({
    showWidget: vi.fn(),
    hideWidget: () => {
      throw failure;
    },
  });
  expect(() => unmount()).not.toThrow();
  expect(warn).toHaveBeenCalledWith('The live chat could not be hidden.', failure);
});

it('An unreachable chat service logs a warning and is tried again next time', async () => {
  const LiveChat = await liveChat();
  const { unmount } = render(<LiveChat {...ids} />);
  script()?.dispatchEvent(new Event('error'));
  expect(warn.mock.calls).toEqual([['The live chat could not be loaded.']]);
  expect(script()).toBeNull();
  unmount();
  render(<LiveChat {...ids} />);
  expect(script()).not.toBeNull();
});

it.each([
  { propertyId: 'property1', widgetId: 'widget2' },
  { propertyId: 'property2', widgetId: 'widget1' },
])('The live chat changes to another widget, which stays hidden if the visitor has left before: %o', async (other) => {
  const LiveChat = await liveChat();
  const { rerender, unmount } = render(<LiveChat {...ids} />);
  const [showWidget, hideWidget, switchWidget] = [vi.fn(), vi.fn(), vi.fn()];
  arrives({ showWidget, hideWidget, switchWidget });
  rerender(<LiveChat {...ids} />);
  expect([switchWidget.mock.calls.length, hideWidget.mock.calls.length]).toEqual([0, 0]);
  rerender(<LiveChat {...other} />);
  expect(switchWidget.mock.calls).toEqual([[other, expect.any(Function)]]);
  unmount();
  const [shown, hidden] = [showWidget.mock.calls.length, hideWidget.mock.calls.length];
  switchWidget.mock.lastCall?.[1]();
  expect([showWidget.mock.calls.length, hideWidget.mock.calls.length]).toEqual([shown, hidden + 1]);
});

it('A service that can neither be shown nor changed logs which, and one without these calls says nothing (ERR-20)', async () => {
  const LiveChat = await liveChat();
  const { rerender, unmount } = render(<LiveChat {...ids} />);
  arrives({});
  rerender(<LiveChat propertyId="property2" widgetId="widget2" />);
  expect(warn).not.toHaveBeenCalled();
  const failure = new Error('not ready');
  const fails = () => {
    throw failure;
  };
  arrives({ showWidget: fails, switchWidget: fails });
  rerender(<LiveChat {...ids} />);
  rerender(<LiveChat {...ids} />);
  unmount();
  render(<LiveChat {...ids} />);
  expect(warn.mock.calls).toEqual(['changed', 'shown'].map((done) => [`The live chat could not be ${done}.`, failure]));
});
