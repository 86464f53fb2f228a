import type { Context } from 'aws-lambda';
import { expect, it } from 'vitest';
import { handler } from '../../../../functions/features/operator/operator.ts';

const call = async (request: unknown): Promise<unknown> => handler(request, {} as Context);

it.each([undefined, {}, { action: 'pay-everybody' }, { action: 'pay-reward', id: 'five' }])(
  'A request of an operator that is none, such as %j, is refused with what is wrong in it',
  async (request) => {
    expect(await call(request)).toEqual({ message: expect.stringMatching(/\S: \S|^: \S/) });
  },
);

it('A request that does not name who asks is refused', async () => {
  expect(await call({ action: 'mail' })).toEqual({ message: 'by: Say who asks' });
});
