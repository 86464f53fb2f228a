import { describe, expect, it } from 'vitest';
import { jobReferences } from '../../../../functions/features/jobs/job-references.steps.ts';
import { jobsStore } from '../../../../functions/features/jobs/jobs.store.ts';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import { tagsIn } from '../../../../functions/features/lookups/tags.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { aJobForm } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('The references of a job form', () => {
  let table: Table;
  withLocalTable(async (opened) => {
    table = openTable('hirehub', opened.documents);
    await table.writeOne({
      put: { ...keys.recruiterOfManager(1001, 2001), recruiterId: 2001 },
    });
  });
  const references = (form: object) =>
    jobReferences(aJobForm(form), 1001, {
      jobsStore: jobsStore(table),
      reference: { cityById, tagsOf: tagsIn(table) },
    });

  it('are resolved', async () => {
    await expect(references({ recruiters: [2001] })).resolves.toMatchObject({ city: { id: 4930956 }, client: null });
  });

  it.each([
    ['a recruiter who works for another manager', { recruiters: [2001, 2002] }, 'recruiters.1'],
    ['an unknown client', { clientId: 7 }, 'clientId'],
    ['an unknown city', { cityId: 7 }, 'cityId'],
    ['a tax term of the United States in India', { cityId: 1275339, employeeType: ['w2'] }, 'employeeType'],
    ['the same as a flag', { cityId: 1275339, w2: true }, 'employeeType'],
    ['an unknown skill', { tagIds: [999_999_999] }, 'tagIds.0'],
  ])('are rejected by their field when they name %s', async (_, form, key) => {
    await expect(references(form)).rejects.toMatchObject({ kind: 'invalid', errors: [{ key }] });
  });
});
