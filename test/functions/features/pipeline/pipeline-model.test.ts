import { expect, it } from 'vitest';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { returnToJob, withdrawFromJob } from '../../../../functions/features/applications/withdraw-application.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { Refusal } from '../../../../functions/platform/door/refusal.ts';
import { verifyAudit } from '../../../../functions/features/operator/verify-audit.ts';
import type { Position } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import {
  changeCandidateStatus,
  undoCandidateStatus,
} from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import type { AuditLine } from '../../../../functions/records/audit-line.ts';
import type { StatusChange, StoredCandidateOnJob } from '../../../../functions/records/candidate-on-job.ts';
import { movedCandidateWrites } from '../../../../functions/records/candidate-on-job.ts';
import { aCandidateOnJob, anActor } from '../../../support/builders.ts';
import type { Random } from '../../search/random.ts';
import { random } from '../../search/random.ts';

/**
 * The pipeline as one would explain it: an order, who may go which way, and a stack of one move that its maker may
 * take back for ten minutes. It shares nothing with the product but the names of the statuses.
 */
interface Model {
  status: PipelineStatus;
  since: number;
  /** The move that can be taken back. */
  last: { from: PipelineStatus; since: number; by: string; at: number } | null;
  job: JobStatus;
  history: PipelineStatus[];
}
type Command = { at: number; by: string } & (
  | { do: 'move'; to: PipelineStatus; reason: boolean }
  | { do: 'undo' | 'withdraw' | 'return' }
  | { do: 'job'; status: JobStatus }
);

const people = {
  manager: anActor('manager'),
  recruiter: anActor('recruiter'),
  candidate: anActor('candidate'),
  stranger: anActor('manager', { id: 1999 }),
  rival: anActor('recruiter', { id: 2999 }),
};
const rank = (status: PipelineStatus) => (status === 'rejected' ? 99 : pipelineStatuses.indexOf(status));
const tenMinutes = 600_000;

/** What the model does; undefined where it refuses. */
function modelled(model: Model, command: Command): Model | undefined {
  const { at, by } = command;
  const moved = (to: PipelineStatus): Model => ({
    ...model,
    status: to,
    since: at,
    last: { from: model.status, since: model.since, by, at },
    history: [...model.history, to],
  });
  const takenBack = (last: NonNullable<Model['last']>): Model => ({
    ...model,
    status: last.from,
    since: last.since,
    last: null,
    history: [...model.history, last.from],
  });
  const hasWithdrawn = model.status === 'rejected' && model.last?.by === 'candidate';
  const isRecent = model.last !== null && at - model.last.at <= tenMinutes;
  switch (command.do) {
    case 'job':
      return { ...model, job: command.status };
    case 'withdraw':
      return model.job === 'closed' || model.status === 'rejected' ? undefined : moved('rejected');
    case 'return':
      return model.job !== 'closed' && hasWithdrawn && isRecent ? takenBack(model.last!) : undefined;
    case 'undo':
      return ['manager', 'recruiter'].includes(by) && model.job === 'signed' && model.last?.by === by && isRecent
        ? takenBack(model.last)
        : undefined;
    case 'move': {
      const goesBack = model.status === 'rejected' || rank(command.to) < rank(model.status);
      const may = by === 'manager' || (by === 'recruiter' && !goesBack);
      const isRefused = !may || model.job !== 'signed' || hasWithdrawn || command.to === model.status;
      return isRefused || (goesBack && !command.reason) ? undefined : moved(command.to);
    }
  }
}

/** What the product does, by the rules behind its handlers; undefined where it refuses. */
function done(position: Position, command: Command, id: number): StatusChange | undefined {
  const actor: Actor = people[command.by as keyof typeof people];
  const at = new Date(command.at).toISOString();
  try {
    switch (command.do) {
      case 'move':
        return changeCandidateStatus(
          position,
          { status: command.to, reason: command.reason ? 'a reason' : undefined },
          { actor, at, id },
        );
      case 'undo':
        return undoCandidateStatus(position, { actor, at, id });
      case 'withdraw':
        return withdrawFromJob(position, undefined, { actor, at, eventId: id });
      case 'return':
        return returnToJob(position, { actor, at, eventId: id });
      default:
        return undefined;
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

it('The pipeline agrees with a small model of it over 60,000 random commands (PIPE-13)', { timeout: 60_000 }, () => {
  const chance = random(20_261_122);
  const outcomes = { allowed: 0, refused: 0 };
  let commands = 0;
  for (let story = 0; story < 600; story++) {
    let now = Date.parse('2026-09-01T10:00:00.000Z');
    let onJob: StoredCandidateOnJob = aCandidateOnJob();
    const lines: AuditLine[] = [];
    let model: Model = { status: 'contacted', since: now, last: null, job: 'signed', history: [] };
    for (let step = 0; step < 100; step++) {
      commands++;
      now += Math.floor(chance.fraction() ** 3 * 3_600_000);
      const command = aCommand(now, chance);
      const expected = modelled(model, command);
      const change = command.do === 'job' ? undefined : done({ onJob, jobStatus: model.job }, command, commands);
      const was = `story ${story}, step ${step}: ${JSON.stringify(command)} at ${JSON.stringify(model)}`;
      expect(change !== undefined || command.do === 'job', was).toBe(expected !== undefined);
      outcomes[expected ? 'allowed' : 'refused']++;
      model = expected ?? model;
      if (change) {
        const [place, line] = movedCandidateWrites(change) as [{ set: object }, { put: AuditLine }];
        onJob = { ...onJob, ...place.set };
        lines.push(line.put);
      }
      expect([onJob.status, Date.parse(onJob.statusChangedAt)], was).toEqual([model.status, model.since]);
      expect(onJob.version - 1, was).toBe(lines.length);
    }
    expect(lines.map(({ event }) => 'to' in event.data && event.data.to)).toEqual(model.history);
    expect(verifyAudit(onJob, lines)).toEqual([]);
  }
  expect(commands).toBe(60_000);
  // Neither side of the model may be left untried.
  expect(Math.min(outcomes.allowed, outcomes.refused)).toBeGreaterThan(10_000);
});

function aCommand(at: number, { fraction, pick, chance }: Random): Command {
  const kind = fraction();
  if (kind < 0.05) return { at, by: 'manager', do: 'job', status: pick(['closed', 'on_hold']) };
  if (kind < 0.13) return { at, by: 'manager', do: 'job', status: 'signed' };
  if (kind < 0.17) return { at, by: 'candidate', do: 'withdraw' };
  if (kind < 0.25) return { at, by: 'candidate', do: 'return' };
  const by = pick(['manager', 'manager', 'manager', 'recruiter', 'recruiter', 'stranger', 'rival']);
  if (kind < 0.45) return { at, by, do: 'undo' };
  return { at, by, do: 'move', to: pick(pipelineStatuses), reason: chance(0.6) };
}
