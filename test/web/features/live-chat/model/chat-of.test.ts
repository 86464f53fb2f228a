import { expect, it } from 'vitest';
import { chatOf } from '../../../../../web/features/live-chat/model/chat-of.ts';

const both = { chatPropertyId: '5f1a2b3c4d5e6f7a8b9c0d1e', chatWidgetId: 'default' };

it('A campaign has a live chat only with both ids and next to a list with jobs (GUEST-39)', () => {
  expect(chatOf(both, true)).toEqual({ propertyId: '5f1a2b3c4d5e6f7a8b9c0d1e', widgetId: 'default' });
  expect(chatOf(both, false)).toBeNull();
  expect(chatOf({ ...both, chatPropertyId: null }, true)).toBeNull();
  expect(chatOf({ ...both, chatWidgetId: null }, true)).toBeNull();
  expect(chatOf({ ...both, chatWidgetId: '' }, true)).toBeNull();
  expect(chatOf(null, true)).toBeNull();
});

it.each(['../evil', 'a/b', 'a?b', 'a b', 'é', 'a'.repeat(65)])(
  'A malformed chat id is never requested: %s',
  (chatWidgetId) => {
    expect(chatOf({ ...both, chatWidgetId }, true)).toBeNull();
  },
);
