// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { StatusPicker } from '../../../../web/features/pipeline/components/status-picker.tsx';
import { manager, onJob, recruiter } from './on-job.ts';

const steps = () => screen.getAllByRole('button');
const labelOf = (button: HTMLElement) => button.querySelector('span:nth-child(2)')?.textContent ?? '';
const reasons = () =>
  Object.fromEntries(
    steps().map((button) => [
      labelOf(button),
      button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('aria-description') : null,
    ]),
  );

it('The status picker marks with a picture the steps that are done and the one that ends it all', () => {
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={manager} busy={false} onPick={vi.fn()} />);
  const marked = steps().filter((button) => button.querySelector('svg') !== null);
  expect(marked.map(labelOf)).toEqual(['Contacted', 'Submitted', 'Rejected']);
});

it('The status picker lets a manager pick any status (PIPE-14)', () => {
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={manager} busy={false} onPick={vi.fn()} />);
  expect(Object.values(reasons()).filter(Boolean)).toEqual([]);
});

it('The status picker keeps a recruiter from moving back and says why at each such status (PIPE-14)', async () => {
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

it('The status picker treats a double click as one move (PIPE-13)', async () => {
  const onPick = vi.fn();
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={manager} busy={false} onPick={onPick} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Candidate Selected' }));
  expect(onPick.mock.calls).toEqual([['candidate_selected']]);
});

it('The status picker of a job on hold says once why no one can be moved (PIPE-14)', async () => {
  const onPick = vi.fn();
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'on_hold' }} mover={manager} busy={false} onPick={onPick} />);
  expect(screen.getAllByText('The job is on hold, so candidates cannot be moved')).toHaveLength(1);
  for (const step of steps()) await userEvent.click(step);
  expect(onPick).not.toHaveBeenCalled();
});

it('The status picker of a job on hold says so once also for a candidate in the first status (PIPE-14)', () => {
  const position = { ...onJob({ status: 'contacted' }), jobStatus: 'on_hold' as const };
  render(<StatusPicker position={position} mover={manager} busy={false} onPick={vi.fn()} />);
  expect(screen.getAllByText('The job is on hold, so candidates cannot be moved')).toHaveLength(1);
});

it('The second status is named Submitted, and its help says to whom and for what (PIPE-25, DEC-62)', () => {
  expect(pipelineStatusLabels.submitted).toBe('Submitted');
  render(<StatusPicker position={{ ...onJob(), jobStatus: 'signed' }} mover={manager} busy={false} onPick={vi.fn()} />);
  const step = screen.getByRole('button', { name: /^Submitted/ });
  expect(step.textContent).toContain('to the client for the job');
  expect(step.getAttribute('aria-description')).toBe('to the client for the job');
});
