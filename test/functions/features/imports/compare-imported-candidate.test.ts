import { expect, it } from 'vitest';
import { compareImportedCandidateHandler } from '../../../../functions/features/imports/compare-imported-candidate.handler.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { anImport } from '../../../support/a-resume.ts';
import { anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';

it('An added candidate’s record is sent with its facts and the resume it was read from, or none', async () => {
  const employeeInfo = { ...noEmployeeInfo, spheres: [skillNamed('React')] };
  const imports = [anImport({ id: 1, resumeId: 41, employeeInfo }), anImport({ id: 2, email: 'else@example.com' })];
  const needs = {
    importsStore: { imports: async () => imports },
    registeredStore: { named: async () => [] },
  } as never;
  const read = (id: number) =>
    resultOf(compareImportedCandidateHandler, { params: { id }, actor: anActor('recruiter') }, needs);
  expect(await read(1)).toMatchObject({ resumeId: 41, person: { firstName: 'Ada', skills: ['React'] } });
  expect(await read(2)).toMatchObject({ resumeId: null, person: { hasResume: false } });
});
