import type { FindableBy } from '../../../shared/constants/candidate-profile.ts';
import type { Option } from '../../ui/fields/select.tsx';

/** The question that every new candidate answers, and may answer again in their profile (PLUS-38). */
export const whoFindsYou = 'Who finds you?';

/** The choices in plain words. Whatever is chosen, the people of a job see who applies to it. */
export const findableByOptions: readonly Option<FindableBy>[] = [
  {
    value: 'recruiters',
    label: 'All verified recruiters',
    detail:
      'They find you and read your profile. Those who are not verified see your first name, title, skills, city, years of work and pay, without surname, picture, employers and schools.',
  },
  {
    value: 'confirmed',
    label: 'Only those I confirm',
    detail: 'Nobody else finds you, but for recruiters whose jobs you apply to.',
  },
  {
    value: 'nobody',
    label: 'Nobody',
    detail: 'You are in no search. The people of a job see you once you apply to it.',
  },
];
