import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi, type Mock } from 'vitest';
import type { Account } from '../../../shared/model/person.ts';
import { AccountContext } from '../../../web/common/account/account.ts';
import { FigureScopeProvider } from '../../../web/features/dashboards/model/figure-scope.ts';
import { renderPage } from './render-page.tsx';
import { cellsOf } from './saved-cells.ts';

/**
 * Renders a card of a dashboard of this week for user 5, and returns a line for each thing that it says: its head with
 * what it counts, its rows, where each link leads, and its file as `saveBlob` was given it. Long lines are broken.
 */
export async function readCard(card: () => ReactNode, saveBlob: Mock): Promise<string> {
  saveBlob.mockClear();
  renderPage(
    () => (
      <AccountContext value={{ id: 5, role: 'manager', timeZone: 'UTC' } as Account}>
        <FigureScopeProvider value={{ range: 'week', managerId: undefined }}>{card()}</FigureScopeProvider>
      </AccountContext>
    ),
    '/dashboard',
  );
  const csv = await screen.findByRole('button', { name: /^CSV, / });
  const head = screen.getByRole('heading');
  const counts = head.querySelector('[title]')?.getAttribute('title') ?? '(explained below)';
  const short = (text: string | null) => (text === counts ? '(counts)' : (text ?? ''));
  const rows = document.querySelectorAll('.ui-card-body :is(li, tr, .ui-card-body > p)');
  const links = document.querySelectorAll('.ui-card-body a');
  fireEvent.click(csv);
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  const [blob, name] = saveBlob.mock.lastCall as [Blob, string];
  return [
    `${head.textContent}: ${counts}`,
    ...[...rows].map(({ textContent }) => short(textContent)),
    ...[...links].map((link) => `${link.getAttribute('aria-label') ?? link.textContent}: ${link.getAttribute('href')}`),
    `${csv.getAttribute('aria-label')}: ${name}`,
    ...(await cellsOf(blob)).map((cells) => cells.map(short).join('|')),
  ]
    .map((line) => line.replaceAll('/dashboard/list?range=week', '…').replaceAll(/(.{100,}?) /g, '$1\n  '))
    .join('\n');
}
