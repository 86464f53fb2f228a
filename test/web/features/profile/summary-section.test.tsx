// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { api } from '../../../../web/api/api.ts';
import { SummarySection } from '../../../../web/features/profile/components/summary-section.tsx';
import { fakeApi } from '../../support/fake-api.ts';

beforeEach(() => void fakeApi.readProfileSummary.mockImplementation((given: unknown) => read(given)));

const read = vi.fn();

beforeEach(() => read.mockReset());

const written = (text: string, engine: 'bedrock' | 'extractive') => ({
  data: { text, engine, writtenAt: new Date().toISOString() },
});
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SummarySection />
    </QueryClientProvider>,
  );

it('The summary section shows the summary with its source and rewrites it on request (PROF-14)', async () => {
  expect(api.ai).toBeDefined();
  read
    .mockResolvedValueOnce(written('Daniel hires nurses.', 'extractive'))
    .mockResolvedValueOnce(written('Daniel hires many nurses.', 'bedrock'));
  const { container } = show();
  await screen.findByText('Daniel hires nurses.');
  expect(container.querySelector('.ui-skeleton')).toBeNull();
  screen.getByText(/Compiled from your data here\./);
  await userEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  await screen.findByText('Daniel hires many nurses.');
  screen.getByText(/Written by a language model/);
});

it('The summary section keeps the current summary when a new one is refused, and says why (PROF-14)', async () => {
  read
    .mockResolvedValueOnce(written('Daniel hires nurses.', 'bedrock'))
    .mockRejectedValueOnce(new ApiError(429, 'At most 20 texts are written in an hour; try again in 9 minutes'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Rewrite' }));
  expect((await screen.findByRole('alert')).textContent).toContain('try again in 9 minutes');
  screen.getByText('Daniel hires nurses.');
});

it('The summary section shows why loading failed and tries again, and stays empty until then (AUTH-41)', async () => {
  read
    .mockRejectedValueOnce(new ApiError(503, 'The table did not answer'))
    .mockResolvedValueOnce(written('Daniel hires nurses.', 'extractive'));
  const { container } = show();
  expect(container.querySelector('.ui-skeleton, [class*="skeleton"]')).not.toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('The table did not answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Daniel hires nurses.');
});
