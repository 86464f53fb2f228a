import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a recruiter puts somebody forward by address. The reaction reads the address: of a candidate it makes a
 * proposal, to nobody it mails an invitation that carries the job and its bringer.
 */
export const addressAsked = defineEvent(
  'address-asked',
  1,
  z.object({
    askedId: idValue,
    recruiterId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference,
  }),
);

export const addressAskedExamples = /* @__PURE__ */ examplesOf(addressAsked, [
  {
    id: 898_012_385_804_311,
    time: '2026-09-14T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'ASKED#897112385685311',
    data: {
      askedId: 897_112_385_685_311,
      recruiterId: 895_412_401_405_952,
      job: { id: 897_112_385_610_752, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    },
  },
]);
