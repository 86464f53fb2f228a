import type { CommonDocument } from '../../records/job-document.ts';
import type { Field } from '../engine/engine.ts';
import { sortAmount } from './approximate-usd.ts';

const rate = ({ rateFrom, rateTo, rateCurrency }: CommonDocument) => ({
  from: rateFrom,
  to: rateTo,
  unit: rateCurrency,
});
const salary = ({ salaryFrom, salaryTo, salaryCurrency }: CommonDocument) => ({
  from: salaryFrom,
  to: salaryTo,
  unit: salaryCurrency,
});

/** The fields by which both are found. */
export const commonFields = {
  cityId: { type: 'value', of: ({ cityId }) => cityId },
  countryId: { type: 'value', of: ({ countryId }) => countryId },
  stateName: { type: 'value', of: ({ stateName }) => stateName },
  relocation: { type: 'value', of: ({ relocation }) => relocation },
  tagIds: { type: 'set', of: ({ skills }) => skills.map(({ id }) => id) },
  /** A document without clearance is found under `none`, which jobs never store (JOB-22). */
  clearanceType: {
    type: 'choices',
    of: ({ clearanceType }) => (clearanceType.length > 0 ? clearanceType : ['none']),
  },
  citizenship: { type: 'set', of: ({ citizenship }) => citizenship },
  rate: { type: 'range', of: rate },
  salary: { type: 'range', of: salary },
  place: { type: 'place', of: ({ lat, lng }) => (lat === null || lng === null ? null : { lat, lng }) },
  createdAt: { type: 'number', of: ({ createdAt }) => createdAt },
  rateAmount: { type: 'number', of: (document) => sortAmount(rate(document)) },
  salaryAmount: { type: 'number', of: (document) => sortAmount(salary(document)) },
} satisfies Record<string, Field<CommonDocument>>;
