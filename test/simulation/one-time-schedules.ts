import type { AnyEvent } from '../../events/catalogue.ts';
import { awsFailure } from './aws-call.ts';
import type { Input } from './memory-dynamodb.ts';
import type { Scheduler } from './scheduler.ts';

/** EventBridge Scheduler as the product uses it: an event at a time, once, under a name that is free again afterwards. */
export class OneTimeSchedules {
  readonly #scheduler: Scheduler;
  readonly #put: (event: AnyEvent) => void;
  /** How to drop each that waits, by its name. */
  readonly #waiting = new Map<string, () => void>();

  constructor(scheduler: Scheduler, put: (event: AnyEvent) => void) {
    [this.#scheduler, this.#put] = [scheduler, put];
  }

  create(input: Input): unknown {
    const { Name, ScheduleExpression, Target } = input as unknown as {
      Name: string;
      ScheduleExpression: string;
      Target: { Input: string };
    };
    if (this.#waiting.has(Name)) throw awsFailure('ConflictException');
    const dueAt = Date.parse(`${/^at\((.*)\)$/.exec(ScheduleExpression)![1]}Z`);
    const drop = this.#scheduler.later(() => {
      this.#waiting.delete(Name);
      this.#scheduler.note(`the schedule ${Name} is due`);
      this.#put(JSON.parse(Target.Input) as AnyEvent);
    }, dueAt - this.#scheduler.now);
    this.#waiting.set(Name, drop);
    return {};
  }

  delete({ Name }: Input): unknown {
    const drop = this.#waiting.get(Name as string);
    if (!drop) throw awsFailure('ResourceNotFoundException');
    drop();
    this.#waiting.delete(Name as string);
    return {};
  }
}
