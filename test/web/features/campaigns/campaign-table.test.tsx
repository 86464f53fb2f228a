// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { CampaignTable } from '../../../../web/features/campaigns/components/campaign-table.tsx';

// The short date is in a column that only a wide window shows.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const campaign: Campaign = {
  id: 7,
  name: 'finance',
  label: 'Finance',
  image: null,
  chatPropertyId: null,
  chatWidgetId: null,
  version: 1,
  managerId: 1001,
  description: '',
  isPublic: true,
  city: null,
  proximity: null,
  skills: [],
  domains: [],
  expiresAt: null,
  createdAt: '2026-03-03T12:00:00.000Z',
};

it('The campaign table shows the creation date as MMM D (CONST-02)', () => {
  render(<CampaignTable campaigns={[campaign]} />);
  expect(screen.getByRole('cell', { name: 'Mar 3' })).toBeTruthy();
});
