import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { cityQuery } from '../../../../web/common/lookups/lookups.ts';

const lookups = vi.hoisted(() => ({ readCity: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { lookups } }));

it.each([null, 0, -5])('The city id %s is no city and sends no request (LOOK-15)', async (id) => {
  const observer = new QueryObserver(new QueryClient(), cityQuery(id));
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  expect(lookups.readCity).not.toHaveBeenCalled();
  stop();
});
