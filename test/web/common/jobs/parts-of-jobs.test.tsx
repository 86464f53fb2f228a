// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CategoryCard, CategoryImage, categoryName } from '../../../../web/common/jobs/category-card.tsx';
import { FavoriteToggle } from '../../../../web/common/jobs/favorite-toggle.tsx';
import { JobFactsCard } from '../../../../web/common/jobs/job-facts-card.tsx';
import { JobPageSkeleton, SkillsCard } from '../../../../web/common/jobs/job-page-parts.tsx';
import { JobSkills } from '../../../../web/common/jobs/job-skills.tsx';
import { JobSortSelect } from '../../../../web/common/jobs/job-sort-select.tsx';
import { OptionalReasonModal } from '../../../../web/common/jobs/optional-reason-modal.tsx';
import { reasonProblem } from '../../../../web/common/jobs/reason-problem.ts';
import { useUndoWindow } from '../../../../web/common/jobs/use-undo-window.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const show = (part: ReactNode) => {
  const { container } = renderSignedIn(() => part, { path: '/here' });
  return readAloud(container);
};

it('The order of a list of jobs is newest first until another is chosen, and again after', () => {
  const onChange = vi.fn();
  const sorts = ['newest', 'title', 'candidates', 'points', 'waiting'] as const;
  expect(show(<JobSortSelect value={undefined} sorts={sorts} onChange={onChange} />)).toBe(
    'Sort\n(*Newest first*, By title, Most candidates, Most points, Longest waiting)',
  );
  cleanup();
  show(<JobSortSelect value="title" sorts={sorts} onChange={onChange} />);
  for (const value of ['waiting', 'newest']) fireEvent.change(screen.getByLabelText('Sort'), { target: { value } });
  expect(onChange.mock.calls).toEqual([['waiting'], [undefined]]);
});

describe('A category of jobs', () => {
  const campaign = { label: 'Nursing', name: 'health', image: '/health.png', jobsCount: 1 };

  it('has its label, or its name in capitals (GUEST-06)', () => {
    expect([categoryName(campaign), categoryName({ ...campaign, label: '' })]).toEqual(['Nursing', 'HEALTH']);
  });

  it('leads to its jobs, or is a preview that leads nowhere', () => {
    expect(show(<CategoryCard campaign={campaign} to="/c/health" />)).toBe('[Nursing1 job](/c/health)');
    cleanup();
    expect(show(<CategoryCard campaign={{ ...campaign, jobsCount: 2 }} />)).toBe('Nursing2 jobs');
  });

  it('has a picture, or a plain tint without one', () => {
    show(<CategoryImage image="/health.png" />);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/health.png');
    cleanup();
    show(<CategoryImage image={null} />);
    expect(document.querySelector('img')).toBeNull();
  });
});

it('The star of a job says what it does, and does it', () => {
  const onChange = vi.fn();
  const star = { title: 'Welder', className: 'star', onChange };
  expect(show(<FavoriteToggle {...star} isOn={false} />)).toBe('<Add Welder to favourites>');
  expect(screen.getByRole('button').title).toBe('Add to favourites');
  expect(document.querySelector('svg')?.getAttribute('fill')).toBe('none');
  fireEvent.click(screen.getByRole('button'));
  cleanup();
  expect(show(<FavoriteToggle {...star} isOn />)).toBe('<Remove Welder from favourites | pressed>');
  expect(screen.getByRole('button').title).toBe('Remove from favourites');
  expect(document.querySelector('svg')?.getAttribute('fill')).toBe('currentColor');
  fireEvent.click(screen.getByRole('button'));
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('A job at a glance has its facts, those of the page and its dates', () => {
  const job = { ...aGuestJob(), endAt: '2026-12-01T12:00:00.000Z' };
  const more = [{ label: 'Manager', value: 'Daniel Reyes' }];
  expect(show(<JobFactsCard job={job} more={more} />).split('\n')).toMatchInlineSnapshot(`
    [
      "## At a glance",
      "Location: Austin, TX",
      "Hourly rate: $60–75/h",
      "Salary: $120k–140k/yr",
      "Employment: Full time",
      "Clearance: None needed",
      "Authorization: Any",
      "Travel: Travel Not Required",
      "Relocation: Need Relocation",
      "Manager: Daniel Reyes",
      "Posted: (2026-09-01T10:00:00.000Z)",
      "Open until: 1st Dec 2026",
    ]
  `);
  cleanup();
  const last = show(<JobFactsCard job={{ ...job, endAt: null }} />)
    .split('\n')
    .slice(-2);
  expect(last).toEqual(['Relocation: Need Relocation', 'Posted: (2026-09-01T10:00:00.000Z)']);
});

it('The skills of a job are listed, must-haves before and apart from the others, and nothing is said of none', () => {
  const [triage, dialysis] = [
    { id: 1, name: 'Triage' },
    { id: 2, name: 'Dialysis' },
  ];
  expect(show(<SkillsCard job={{ spheres: [triage] }} />)).toBe('## Skills\n‹Skills›\nTriage');
  cleanup();
  const marked = { spheres: [triage, dialysis], mustHaveSkillIds: [2] };
  expect(show(<SkillsCard job={marked} />)).toBe(
    '## Skills\nMust have\n‹Must have›\nDialysis\nNice to have\n‹Nice to have›\nTriage',
  );
  cleanup();
  expect(show(<JobSkills job={marked} most={1} />)).toBe('Must have\n‹Must have›\nDialysis\nand 1 more');
  cleanup();
  expect(show(<SkillsCard job={{ spheres: [] }} />)).toBe('');
});

it('The page of a job loads with its way back', () => {
  expect(show(<JobPageSkeleton back={{ to: '/jobs', label: 'Your jobs' }} />)).toBe(
    '[Your jobs](/jobs)\n#\n‹Loading›\n‹Facts›',
  );
  expect(document.title).toBe('Job · HireHub');
});

it('A reason may have 400 characters, without the spaces around it', () => {
  const of = (length: number) => ` ${'r'.repeat(length)} `;
  expect([reasonProblem(''), reasonProblem(of(400)), reasonProblem(of(401))]).toEqual([
    undefined,
    undefined,
    '400 chars max',
  ]);
});

it('The question for a reason says what happens, shows a failure, and can be left', () => {
  const onClose = vi.fn();
  const question = { title: 'Withdraw?', lead: 'They read it.', labels: { confirm: 'Withdraw', keep: 'Stay' } };
  const rest = { keptAs: 'withdraw.7', onClose, onConfirm: () => {} };
  show(<OptionalReasonModal {...question} {...rest} busy={false} failure="Too late" />);
  expect(readAloud(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
    "## Withdraw?
    They read it.
    <Close>
    Reason (optional)
    ""
    Too late
    <Stay> <Withdraw>"
  `);
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  show(<OptionalReasonModal {...question} {...rest} busy />);
  expect(screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-busy')).toBe('true');
});

it('What was done can be undone for ten minutes, which end by themselves', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:09:50.000Z') });
  const { result, unmount } = renderHook(() => useUndoWindow('2026-03-01T10:00:00.000Z'));
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(14_000));
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(false);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  expect(renderHook(() => useUndoWindow(undefined)).result.current).toBe(false);
});
