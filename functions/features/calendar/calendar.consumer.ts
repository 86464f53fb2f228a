import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { environment } from '../../platform/environment.ts';
import { openLinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { schedulerReminders } from '../../platform/outside/reminders/scheduler.ts';
import { accountsIn } from '../../records/account.ts';
import { meetingsOfStage } from '../../platform/outside/meetings/zoom.ts';
import { bookHiredAgain, bookPointlessAgain, cancelPointless } from './cancel-pointless.steps.ts';
import { followClaimed, followMerged, forgetRefused } from './follow-added.steps.ts';
import { followRoom } from './follow-room.steps.ts';
import { followInterview } from './follow-interview.steps.ts';
import { handOverMeetings, takeMeetingsOver } from './hand-over-meetings.steps.ts';
import { keepInterviewers, keepInterviewersOfJob } from './keep-interviewers.steps.ts';
import { mailOffer } from './mail-offer.steps.ts';
import { offersStore } from './offers.store.ts';
import type { FollowNeeds, MeetingNews } from './remind-of-meetings.steps.ts';
import { announceDueMeeting, renewReminder } from './remind-of-meetings.steps.ts';
import { remindOfScorecards, renewDateReminder } from './remind-of-scorecards.steps.ts';
import { remindOfTask, renewTaskReminder } from './remind-of-tasks.steps.ts';
import { renewMeetings } from './renew-meetings.steps.ts';

/** A meeting's reminder, where its recruiter finds it and its room at a provider follow whatever is said of it. */
async function followMeeting(news: MeetingNews, needs: FollowNeeds & Parameters<typeof followRoom>[1]): Promise<void> {
  await renewReminder(news, needs);
  await followInterview(news, needs);
  await followRoom(news.data.eventId, needs);
}

export const handler = eventConsumer(
  'calendar',
  () => {
    const { REMINDER_GROUP: group, REMINDER_BUS_ARN: busArn, REMINDER_ROLE_ARN: roleArn } = environment('reminders');
    return {
      ...openLinkLetterNeeds(),
      table: theTable(),
      now: clock.now,
      newId: clock.newId,
      reminders: schedulerReminders({ group, busArn, roleArn }),
      meetings: meetingsOfStage(),
      account: accountsIn(theTable()).account,
      offersStore: offersStore(theTable()),
    };
  },
  {
    // Meetings that lie ahead show people by their current name and picture.
    'person-changed': async ({ data }, needs) => renewMeetings(data.userId, needs),
    'meeting-booked': async (news, needs) => {
      await followMeeting(news, needs);
      await keepInterviewers(news, needs);
    },
    'meeting-changed': followMeeting,
    'meeting-cancelled': followMeeting,
    'meeting-due': async (due, needs) => (due.data.isDayAfter ? remindOfScorecards : announceDueMeeting)(due, needs),
    'interview-due': remindOfScorecards,
    'candidate-status-changed': async (change, needs) => {
      await renewDateReminder(change, needs);
      await bookHiredAgain(change, needs);
    },
    'interview-date-changed': renewDateReminder,
    'task-changed': renewTaskReminder,
    'task-due': remindOfTask,
    'candidate-invitation-accepted': followClaimed,
    'candidate-invitation-declined': forgetRefused,
    'candidates-merged': followMerged,
    'times-offered': mailOffer,
    'job-closed': cancelPointless,
    'job-status-changed': bookPointlessAgain,
    'opening-filled': cancelPointless,
    'job-handover-changed': async (handover, needs) => {
      await handOverMeetings(handover, needs);
      if (handover.data.state === 'accepted') await keepInterviewersOfJob(handover, handover.data.job.id, needs);
    },
    'job-team-changed': async (change, needs) => {
      await takeMeetingsOver(change, needs);
      await keepInterviewersOfJob(change, change.data.job.id, needs);
    },
    'interviews-planned': async (plan, needs) => keepInterviewersOfJob(plan, plan.data.jobId, needs),
  },
);
