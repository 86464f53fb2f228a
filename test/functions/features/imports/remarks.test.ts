import { expect, it } from 'vitest';
import { joinedRemarks, mostUsed, saidOf } from '../../../../functions/features/imports/remarks.ts';
import { mostCalls } from '../../../../shared/constants/call.ts';
import { anImport } from '../../../support/a-resume.ts';

const call = (day: string) => ({ day, outcome: 'reached' as const, said: '' });

it('What is said of two records of one person stays together: calls newest first, and the survivor’s source', () => {
  const survivor = anImport({ note: 'One', tags: ['a', 'b'], cameFrom: 'Referral', calls: [call('2026-11-02')] });
  const absorbed = anImport({ note: 'Two', tags: ['b'], cameFrom: 'LinkedIn', calls: [call('2026-11-05')] });
  expect(joinedRemarks(survivor, absorbed)).toEqual({
    note: 'One\n\nTwo',
    tags: ['a', 'b'],
    cameFrom: 'Referral',
    calls: [call('2026-11-05'), call('2026-11-02')],
  });
  expect(joinedRemarks(anImport(), absorbed).cameFrom).toBe('LinkedIn');
  expect(saidOf(joinedRemarks(anImport(), anImport()))).toEqual({});
});

it('Two records of one person keep together no more calls than one may have, the newest', () => {
  const calls = Array.from({ length: mostCalls }, () => call('2026-11-02'));
  const joined = joinedRemarks(anImport({ calls }), anImport({ calls: [call('2026-11-05')] }));
  expect(joined.calls).toHaveLength(mostCalls);
  expect(joined.calls[0]).toEqual(call('2026-11-05'));
});

it('The words that are used most are offered, in the order of the alphabet', () => {
  const rare = Array.from({ length: 60 }, (_, at) => `word ${at}`);
  const offered = mostUsed(['nights', 'java', ...rare, 'java', 'nights']);
  expect(offered).toHaveLength(50);
  expect(offered.slice(0, 2)).toEqual(['java', 'nights']);
});
