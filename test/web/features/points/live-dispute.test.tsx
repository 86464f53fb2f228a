// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLiveClaims } from '../../../../web/features/claims/hooks/use-live-claims.ts';
import { claimQuery } from '../../../../web/features/claims/queries/claims.ts';
import { useLivePoints } from '../../../../web/features/points/hooks/use-live-points.ts';
import { contestedReturnsQuery, hireBountiesQuery } from '../../../../web/features/points/queries/points.ts';
import { sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const shown = {
  'the contested returns of a super manager': {
    listen: () => useLivePoints(),
    queryKey: contestedReturnsQuery.queryKey,
  },
  'the hires of a manager’s job': { listen: () => useLivePoints(7), queryKey: hireBountiesQuery(7).queryKey },
  'the evidence of a claim': { listen: () => useLiveClaims(), queryKey: claimQuery(9).queryKey },
};

it.each(Object.entries(shown))(
  'What is said and decided in a dispute is read again by %s',
  (_, { listen, queryKey }) => {
    const client = new QueryClient();
    const isStale = () => client.getQueryState(queryKey)?.isInvalidated;
    const say = (type: string) => sayLive('notification', { notification: { type } });
    client.setQueryData(queryKey as readonly unknown[], {});
    renderHook(listen, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    say('interview_reminder');
    expect(isStale()).toBe(false);
    say('bounty_changed');
    expect(isStale()).toBe(true);
    cleanup();
  },
);
