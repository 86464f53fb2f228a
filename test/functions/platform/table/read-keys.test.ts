import { expect, it } from 'vitest';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { pairOfConversation } from '../../../../functions/platform/table/read-keys.ts';

it('Only a conversation’s partition has the pair of who write there', () => {
  const pair = { firstId: 2001, secondId: 3001 };
  expect(pairOfConversation(keys.conversation(pair).pk)).toEqual(pair);
  expect(pairOfConversation(keys.account(2001).pk)).toBeUndefined();
  expect(pairOfConversation(undefined)).toBeUndefined();
});
