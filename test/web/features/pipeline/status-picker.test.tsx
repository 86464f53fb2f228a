// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { StatusPicker } from '../../../../web/features/pipeline/components/status-picker.tsx';
import { manager, onJob, recruiter } from './on-job.ts';

afterEach(cleanup);

const steps = () => screen.getAllByRole('button');
const labelOf = (button: HTMLElement) => button.querySelector('span:nth-child(2)')?.textContent ?? '';
const reasons = () =>
  Object.fromEntries(
    steps().map((button) => [
      labelOf(button),
      button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('aria-description') : null,
    ]),
  );

it('shows all nine statuses in their order with the present one marked (PIPE-03 to PIPE-11)', () => {
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={manager} busy={false} onPick={vi.fn()} />);
  expect(steps().map(labelOf)).toEqual(Object.values(pipelineStatusLabels));
  expect(
    steps()
      .filter((button) => button.getAttribute('aria-current') === 'step')
      .map(labelOf),
  ).toEqual(['First Interview Scheduled']);
});

it('lets a manager pick any status (PIPE-14)', () => {
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={manager} busy={false} onPick={vi.fn()} />);
  expect(Object.values(reasons()).filter(Boolean)).toEqual([]);
});

it('keeps a recruiter from going back, says why at each such status, and does nothing there (PIPE-14)', async () => {
  const onPick = vi.fn();
  render(
    <StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={recruiter} busy={false} onPick={onPick} />,
  );
  const back = 'Only the hiring manager may move a candidate back';
  expect(reasons()).toEqual({
    ...Object.fromEntries(Object.values(pipelineStatusLabels).map((label) => [label, null])),
    Contacted: back,
    Submitted: back,
  });
  await userEvent.click(screen.getByRole('button', { name: /^Submitted/ }));
  await userEvent.click(screen.getByRole('button', { name: 'First Interview Complete' }));
  expect(onPick.mock.calls).toEqual([['first_interview_complete']]);
});

it('takes a double click for one move (PIPE-13)', async () => {
  const onPick = vi.fn();
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={manager} busy={false} onPick={onPick} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Candidate Selected' }));
  expect(onPick.mock.calls).toEqual([['candidate_selected']]);
});

it('says once above all of them why nobody moves on a held job (PIPE-14)', async () => {
  const onPick = vi.fn();
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'on_hold' }} mover={manager} busy={false} onPick={onPick} />);
  expect(screen.getAllByText('The job is on hold, so candidates cannot be moved')).toHaveLength(1);
  for (const step of steps()) await userEvent.click(step);
  expect(onPick).not.toHaveBeenCalled();
});
