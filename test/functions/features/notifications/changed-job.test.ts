import { expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import type { contentOf } from '../../../../functions/features/jobs/post-job.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { nobodyElse } from '../../../support/audience.ts';
import { eventExamples } from '../../../support/event-examples.ts';

const exampleOf = <T extends 'job-changed' | 'self-assignment-restored'>(type: T) =>
  eventExamples.find((example) => example.type === type) as EventOf<T>;

/** Which changes of a job its recruiters hear of: those of points, pay, place, time and text. */
const isNews: Record<keyof ReturnType<typeof contentOf>, boolean> = {
  title: true,
  description: true,
  desc: false,
  client: false,
  clientId: false,
  city: true,
  cityId: false,
  spheres: true,
  rateFrom: true,
  rateTo: true,
  rateCurrency: false,
  salaryFrom: true,
  salaryTo: true,
  salaryCurrency: false,
  mustHaveSkillIds: true,
  startAt: false,
  endAt: true,
  employeeType: false,
  w2: false,
  travel: false,
  travelPercent: false,
  relocation: false,
  backgroundCheck: false,
  clearanceType: true,
  employmentType: true,
  employmentTypeDesc: false,
  shifts: false,
  hoursPerWeek: false,
  experienceYears: true,
  mostExperienceYears: true,
  citizenship: false,
  citizenshipDesc: false,
  positionType: false,
  recruiters: false,
  points: true,
  guaranteeDays: true,
  referralShare: false,
  openings: false,
  questions: false,
  isCloned: false,
};

it.each(Object.entries(isNews))('A job whose %s alone changed is news to its recruiters: %s', async (field, is) => {
  const event = exampleOf('job-changed');
  const told = await composeNotifications(
    { ...event, data: { ...event.data, chosen: undefined, recruiterIds: [42], changed: [field] } },
    nobodyElse,
  );
  expect(told.map(({ recipientId, type }) => [recipientId, type])).toEqual(is ? [[42, 'job_update']] : []);
});

it('An application that is taken up again is news to everybody concerned but who had said no to it', async () => {
  const event = exampleOf('self-assignment-restored');
  const data = { ...event.data, managerId: 41, recruiterIds: [42, 43], notBy: 43 };
  const told = await composeNotifications({ ...event, data }, nobodyElse);
  expect(told.map(({ recipientId }) => recipientId).toSorted()).toEqual([41, 42]);
});
