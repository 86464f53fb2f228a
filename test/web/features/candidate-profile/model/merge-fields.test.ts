import { expect, it } from 'vitest';
import { changedFields, untouchedFields } from '../../../../../web/features/candidate-profile/model/merge-fields.ts';

const began = { school: 'Rice', degree: 'BSc', skills: [{ value: 1, label: 'Java' }] };

it.each([
  ['nothing was entered', {}, { degree: 'MSc' }, ['degree'], ['degree']],
  ['another field was entered', { school: 'Rice University' }, { degree: 'MSc' }, ['degree'], ['degree']],
  ['the same field was entered', { degree: 'BA' }, { degree: 'MSc' }, ['degree'], []],
  ['a list was changed', {}, { skills: [] }, ['skills'], ['skills']],
  ['nothing was changed', { degree: 'BA' }, {}, [], []],
])('A form in which %s takes over what another user changed, if untouched', (_, entered, newer, changed, taken) => {
  const versions = { began, entered: { ...began, ...entered }, newer: { ...began, ...newer } };
  expect([changedFields(began, versions.newer), untouchedFields(versions)]).toEqual([changed, taken]);
});
