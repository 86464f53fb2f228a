import { describe, expect, it } from 'vitest';
import { constantSets } from '../../../../functions/features/lookups/constant-sets.ts';
import { readConstantsHandler } from '../../../../functions/features/lookups/read-constants.handler.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { handled } from '../../../support/handle.ts';

const keysOf = (set: string) => constantSets[set]?.map(({ key }) => key);

describe('The constant sets', () => {
  it.each([
    'dateTimeRange',
    'positionType',
    'citizenship',
    'clientType',
    'employmentType',
    'jobStatus',
    'w2Type',
    'clearanceType',
    'jobOrderName',
    'candidateOrderName',
    'candidateFilterScope',
    'managerRecruiterScope',
    'managerRecruiterStatus',
    'notificationType',
    'ownership',
  ])('include %s (LOOK-06)', (set) => expect(keysOf(set)?.length).toBeGreaterThan(1));

  it.each(Object.entries(constantSets))(
    '%s has entries with a key for the wire and a label for people, each key once (LOOK-07)',
    (_, entries) => {
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      for (const entry of entries) {
        expect(Object.keys(entry)).toEqual(['key', 'label']);
        expect(entry.key).toMatch(/^[a-z0-9][A-Za-z0-9_]*$/);
        expect(entry.label).toMatch(/^\S(.*\S)?$/);
      }
    },
  );

  it('are returned by their route unchanged (LOOK-06)', async () => {
    const { result } = await handled(readConstantsHandler, {}, {});
    expect(contract.lookups.readConstants.response.parse(result)).toEqual(constantSets);
    expect(contract.lookups.readConstants.path).toBe('/api/lookups/constants');
  });

  it('name employment types full_time, part_time, temporary and other (LOOK-08, JOB-32)', () =>
    expect(constantSets.employmentType).toEqual([
      { key: 'full_time', label: 'Full time' },
      { key: 'part_time', label: 'Part time' },
      { key: 'temporary', label: 'Temporary' },
      { key: 'other', label: 'Other' },
    ]));

  it('name clearances top secret, secret, public trust and none (LOOK-09, LOOK-10)', () => {
    expect(constantSets.clearanceType).toEqual([
      { key: 'top_secret', label: 'Top Secret' },
      { key: 'secret', label: 'Secret' },
      { key: 'public_trust', label: 'Public Trust' },
      { key: 'none', label: 'None of them' },
    ]);
  });

  it('name work authorizations usCitizen, greenCard, h1b and optional (LOOK-11)', () => {
    expect(constantSets.citizenship).toEqual([
      { key: 'usCitizen', label: 'US citizen' },
      { key: 'greenCard', label: 'Green card' },
      { key: 'h1b', label: 'H1-B' },
      { key: 'optional', label: 'Other' },
    ]);
  });
});

it('Job statuses are open, which is `signed`, held, closed and draft, and come from the server’s constants (JOB-38, JOB-39)', async () => {
  const { result } = await handled(readConstantsHandler, {}, {});
  expect(result.jobStatus).toEqual([
    { key: 'signed', label: 'Open' },
    { key: 'on_hold', label: 'On hold' },
    { key: 'closed', label: 'Closed' },
    { key: 'draft', label: 'Draft' },
  ]);
});
