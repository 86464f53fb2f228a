import * as gate from '../../../functions/records/job-gate.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import type { JobStatus } from '../../../shared/constants/job.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const stored = (status: JobStatus) => ({ ...keys.jobGate(5001), jobId: 5001, managerId: 1001, status });
const nothing = { remove: keys.ticket('none') };
const open = () => [gate.openJobCheck(5001, ownRefusal), nothing];
const notClosed = () => [gate.notClosedJobCheck(5001, ownRefusal), nothing];
const ofManager = (managerId: number) => [gate.openJobCheck(5001, ownRefusal, managerId), nothing];
const running = (managerId: number) => [gate.runningJobCheck({ id: 5001, managerId }, ownRefusal), nothing];
const there = () => [gate.existingJobCheck(5001, ownRefusal), nothing];
const gates = { open: stored('signed'), held: stored('on_hold'), closed: stored('closed') };

describeWrites('The check of a job', [
  ['that must be open passes one that is', open, [gates.open], [gates.open]],
  ['that must be open refuses one on hold', open, [gates.held], own],
  ['that must be a manager’s passes theirs', () => ofManager(1001), [gates.open], [gates.open]],
  ['that must be a manager’s refuses one that was taken over', () => ofManager(1002), [gates.open], own],
  ['that must be a manager’s and running passes one on hold', () => running(1001), [gates.held], [gates.held]],
  ['that must be a manager’s and running refuses a closed one', () => running(1001), [gates.closed], own],
  ['that must be a manager’s and running refuses another’s', () => running(1002), [gates.open], own],
  ['that must not be closed passes one on hold', notClosed, [gates.held], [gates.held]],
  ['that must not be closed refuses a closed one', notClosed, [gates.closed], own],
  ['that must not be closed refuses none', notClosed, [], own],
  ['that must exist passes a closed one', there, [gates.closed], [gates.closed]],
  ['that must exist refuses none', there, [], own],
]);

describeWrites('The write of a job’s gate', [
  [
    'counts who applies while the job is open',
    () => gate.appliedToJobWrite(5001, ownRefusal, 1001),
    [{ ...gates.open, applied: 4 }],
    [{ ...gates.open, applied: 5 }],
  ],
  ['counts nobody on a job on hold', () => gate.appliedToJobWrite(5001, ownRefusal, 1001), [gates.held], own],
  ['counts nobody on a job that is gone', () => gate.appliedToJobWrite(5001, ownRefusal, 1001), [], own],
  [
    'keeps how many applied when the status changes',
    () => gate.gateWrite({ id: 5001, managerId: 1001, status: 'closed' }),
    [{ ...gates.open, applied: 4 }],
    [{ ...gates.closed, applied: 4 }],
  ],
]);
