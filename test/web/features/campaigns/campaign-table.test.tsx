// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CampaignTable } from '../../../../web/features/campaigns/components/campaign-table.tsx';
import { aCampaign } from '../../support/campaign.ts';

// The short date is in a column that only a wide window shows.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);

const campaign = aCampaign();

it('The campaign table shows the creation date as MMM D (CONST-02)', () => {
  render(<CampaignTable campaigns={[campaign]} />);
  expect(screen.getByRole('cell', { name: 'Mar 3' })).toBeTruthy();
});
