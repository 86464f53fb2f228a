import { firstChoiceWrite } from '../../functions/records/hiding.ts';
import { verifiedWrite } from '../../functions/records/verification.ts';
import type { SingleWrite } from '../../functions/platform/table/write.ts';

/** Verifies somebody, as the operator does. */
export const aVerification = (userId: number, at: string): SingleWrite =>
  verifiedWrite(
    {
      userId,
      company: 'Lakeside',
      email: 'ann@lakeside.example',
      domain: 'lakeside.example',
      note: 'Called them.',
      at,
    },
    new Error('verified already'),
  );

/** Candidates whom all recruiters find, and managers who are verified. */
export const trustWrites = (candidates: readonly number[], managers: readonly number[], at: string): SingleWrite[] => [
  ...candidates.map((id) => firstChoiceWrite(id, 'recruiters')),
  ...managers.map((id) => aVerification(id, at)),
];
