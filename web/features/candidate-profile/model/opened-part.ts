import type { EntrySection } from '../../../../shared/constants/candidate-profile.ts';
import type { CompletenessStep } from '../../../../shared/rules/profile-completeness.ts';
import type { InfoPart } from './info-fields.ts';

/** The dialog that is open over a profile. */
export type OpenedPart =
  | { kind: 'info'; part: InfoPart }
  | { kind: 'entry'; section: EntrySection; id: number | undefined }
  | { kind: 'removal'; section: EntrySection; id: number };

/** Where each missing step of a profile is filled in; a picture is chosen elsewhere on the page. */
export const partOfStep: Record<Exclude<CompletenessStep, 'picture'>, OpenedPart> = {
  skills: { kind: 'info', part: 'skills' },
  experience: { kind: 'entry', section: 'workExperiences', id: undefined },
  place: { kind: 'info', part: 'wishes' },
  pay: { kind: 'info', part: 'wishes' },
  authorization: { kind: 'info', part: 'authorization' },
  years: { kind: 'info', part: 'authorization' },
  education: { kind: 'entry', section: 'educations', id: undefined },
};

/** What the button of a step says. */
export const stepActions: Record<Exclude<CompletenessStep, 'picture'>, string> = {
  skills: 'Add skills',
  experience: 'Add work experience',
  place: 'Add your city',
  pay: 'Add pay',
  authorization: 'Add authorization',
  years: 'Add years of work',
  education: 'Add education',
};
