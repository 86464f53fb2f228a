// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LiveChat } from '../../../../web/features/live-chat/components/live-chat.tsx';

const ids = { propertyId: 'property1', widgetId: 'widget1' };
const frame = () => document.querySelector('iframe');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('The live chat loads its campaign’s widget once it is opened, in a frame without an origin, and goes with the page', async () => {
  const { unmount } = render(<LiveChat {...ids} />);
  expect([frame(), document.querySelector('script')]).toEqual([null, null]);
  await press('Live chat');
  expect(frame()?.getAttribute('src')).toBe('/live-chat.html#property1/widget1');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
  expect(document.querySelector('script')).toBeNull();
  unmount();
  expect(frame()).toBeNull();
});

it('The live chat keeps what was written while it is closed', async () => {
  render(<LiveChat {...ids} />);
  await press('Live chat');
  const before = frame();
  await press('Close chat');
  expect([frame() === before, frame()?.hidden]).toEqual([true, true]);
  await press('Live chat');
  expect([frame() === before, frame()?.hidden]).toEqual([true, false]);
});

it('The live chat of another campaign is another frame', async () => {
  const { rerender } = render(<LiveChat {...ids} />);
  await press('Live chat');
  rerender(<LiveChat propertyId="property2" widgetId="widget2" />);
  expect(frame()).toBeNull();
});
