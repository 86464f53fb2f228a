import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { type CallContext, handler } from '../../../../functions/platform/door/handler.ts';
import type { Refuse } from '../../../../functions/platform/door/refusal.ts';
import { route } from '../../../../shared/contract/route.ts';
import { handled, refusalOf } from '../../../support/handle.ts';

const aRoute = route({
  method: 'GET',
  path: '/api/things',
  roles: 'anyone',
  summary: 'A thing',
  request: {},
  response: z.null(),
  errors: ['notFound', 'gone'],
});

const mayBeOver = (isOver: boolean, refuse: Refuse<'gone'>) => {
  if (isOver) throw refuse.gone('It is over');
};

it('A handler refuses with what its route declares and the door always gives, and otherwise does not compile, nor does handing it on', async () => {
  type Given = CallContext<typeof aRoute>['refuse'];
  expectTypeOf<keyof Given>().toEqualTypeOf<
    'invalid' | 'unauthenticated' | 'sessionEnded' | 'forbidden' | 'notFound' | 'noSuch' | 'gone' | 'wrongToken'
  >();
  expectTypeOf<Given>().toExtend<Refuse<'gone'>>();
  expectTypeOf<Given>().not.toExtend<Refuse<'conflict'>>();
  const declared = handler(aRoute, async ({ refuse }) => {
    mayBeOver(false, refuse);
    if (refuse.forbidden().kind !== 'forbidden') throw refuse.wrongToken();
    throw refuse.noSuch('thing');
  });
  expect(await refusalOf(handled(declared, {}, {}))).toMatchObject({
    kind: 'notFound',
    message: 'There is no such thing',
  });
});
