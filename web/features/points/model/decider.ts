import type { LedgerEntry } from '../../../../shared/model/points.ts';
import { fullName } from '../../../common/people/person.ts';

/** Who decides a contest. */
export const arbiter = 'A Super Hire manager who works with the manager, or else HireHub,';

/** Who decided a contest: a super manager by name, or the operator. */
export function deciderOf({ by }: NonNullable<NonNullable<LedgerEntry['leaving']>['decision']>): string {
  return by ? fullName(by) : 'The operator';
}
