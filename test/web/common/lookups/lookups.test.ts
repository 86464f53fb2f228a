import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { cityQuery } from '../../../../web/common/lookups/lookups.ts';

const lookups = vi.hoisted(() => ({ readCity: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { lookups } }));

beforeEach(() => vi.resetAllMocks());

it('A city is read by its id', async () => {
  lookups.readCity.mockResolvedValue({ data: { id: 7, name: 'Boston' } });
  expect(await new QueryClient().fetchQuery(cityQuery(7))).toEqual({ id: 7, name: 'Boston' });
  expect(lookups.readCity.mock.calls[0]?.[0].params).toEqual({ id: 7 });
});

it.each([null, 0, -5])('The city id %s is no city and sends no request (LOOK-15)', async (id) => {
  const observer = new QueryObserver(new QueryClient(), cityQuery(id));
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  expect(lookups.readCity).not.toHaveBeenCalled();
  stop();
});
