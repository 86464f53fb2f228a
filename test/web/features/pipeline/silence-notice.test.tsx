// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { SilenceNotice } from '../../../../web/features/pipeline/components/silence-notice.tsx';
import { renderPage } from '../../support/render-page.tsx';

const waiting = (candidateId: number, firstName: string, day: number) =>
  ({
    candidateId,
    jobId: 7,
    candidate: { id: candidateId, firstName, lastName: 'Lee', avatar: null },
    statusChangedAt: `2026-11-${day}T10:00:00.000Z`,
  }) as CandidateOnJob;
function words(silent: CandidateOnJob[]): string | undefined {
  const { container } = renderPage(() => <SilenceNotice silent={silent} />, '/jobs/7');
  return container.textContent ?? undefined;
}

it('The notice of silence names who has waited longest first, at most three, and how many more (PLUS-12)', () => {
  const silent = [
    waiting(1, 'Ada', 14),
    waiting(2, 'Bo', 11),
    waiting(3, 'Cy', 13),
    waiting(4, 'Di', 12),
    waiting(5, 'Ed', 15),
  ];
  expect(words(silent)).toContain(
    'Have waited for a decision since they were submitted: Bo Lee, Di Lee, Cy Lee and 2 more. They and their recruiters see how long it takes.',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/jobs/7/candidates/2',
    '/jobs/7/candidates/4',
    '/jobs/7/candidates/3',
  ]);
});

it('The notice of silence about one candidate is in the singular, and there is none about nobody', () => {
  expect(words([waiting(1, 'Ada', 14)])).toContain(
    'Has waited for a decision since they were submitted: Ada Lee. They and their recruiters see how long it takes.',
  );
  cleanup();
  expect(words([])).toBe('');
});
