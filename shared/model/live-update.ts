import * as z from 'zod';
import { resumeStatuses } from '../constants/resume.ts';
import { idValue } from '../contract/fields.ts';
import { avatarUpload } from './avatar.ts';
import { channelState, chatMessage } from './chat.ts';
import { notification } from './notification.ts';

/** What the server sends over the WebSocket (NOTIF-58 to NOTIF-60); the descriptions are published. */
export const liveUpdate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification'), notification }).describe('A new notification of the user.'),
  z
    .object({ type: z.literal('unread-count'), count: z.number() })
    .describe('How many notifications the user has not seen, up to 100; also the response to any message.'),
  z
    .object({
      type: z.literal('candidate-on-job'),
      jobId: z.number(),
      candidateId: z.number(),
      version: z.number().nullable(),
    })
    .describe(
      'A candidate on a job has moved (with the new version) or has a new note or scorecard (null): read them again.',
    ),
  z
    .object({ type: z.literal('job-notes'), jobId: z.number() })
    .describe('A note on the job was written, changed or removed: read its notes again.'),
  z
    .object({ type: z.literal('application'), jobId: z.number(), candidateId: z.number() })
    .describe('An application waits for an answer, or no longer does: read what waits again.'),
  z
    .object({ type: z.literal('join-invitation'), invitationId: z.number() })
    .describe('An invitation to work with a manager was sent, answered or withdrawn: read the open ones again.'),
  z
    .object({ type: z.literal('employment'), managerId: z.number(), recruiterId: z.number() })
    .describe('A recruiter no longer works for a manager: read everything of the two again.'),
  z
    .object({ type: z.literal('work-request'), requestId: z.number() })
    .describe('A request to work on another manager’s job was made, answered or ended: read requests and jobs again.'),
  z
    .object({ type: z.literal('collaboration'), requestId: z.number() })
    .describe('A request of a super manager to work together was sent, answered or ended: read the requests again.'),
  z
    .object({ type: z.literal('job'), jobId: z.number() })
    .describe(
      'A job of the user, or one that they recruit or have applied for, was posted, changed, held, resumed, closed, reopened or removed: read it and the lists again.',
    ),
  z
    .object({ type: z.literal('handover'), jobId: z.number() })
    .describe('A manager was asked to take a job over, or answered: read what waits, and the job, again.'),
  z
    .object({ type: z.literal('job-team'), jobId: z.number() })
    .describe(
      'Who helps with a job, is asked to, or interviews for it, has changed, maybe the user: read it and the lists again.',
    ),
  z
    .object({ type: z.literal('jobs') })
    .describe('Lists over the jobs of several managers have changed: read them again.'),
  z
    .object({ type: z.literal('candidate-profile'), candidateId: z.number() })
    .describe('The profile of the candidate was changed, by them or by a recruiter: read it again.'),
  z
    .object({ type: z.literal('parsed-resume'), resumeId: idValue, status: z.enum(resumeStatuses) })
    .describe('A resume that the user uploaded has another status: read it again.'),
  z
    .object({ type: z.literal('imported-candidates') })
    .describe('The user merged imported candidates, or undid that: read the imported candidates and merges again.'),
  z
    .object({ type: z.literal('claim'), claimId: z.number() })
    .describe('A candidate was proposed, a recruiter confirmed, or a claim ended: read the claims again.'),
  z
    .object({ type: z.literal('figures') })
    .describe('What the user’s dashboard counts has changed: read its figures again.'),
  z.object({ type: z.literal('calendar') }).describe('The user’s calendar has changed: read it again.'),
  z.object({ type: z.literal('tasks') }).describe('The user’s tasks have changed: read them again.'),
  z
    .object({ type: z.literal('super manager role request approved') })
    .describe('The user is a super manager now: renew the token.'),
  z
    .object({ type: z.literal('super manager role approved') })
    .describe('The same, by the name that the notification has.'),
  z
    .object({ type: z.literal('rights') })
    .describe('What the user may see and do has changed: renew the token, read the account and everything again.'),
  z
    .object({ type: z.literal('avatar'), ...avatarUpload.omit({ avatar: true }).shape })
    .describe('The outcome of an uploaded picture.'),
  z
    .object({ type: z.literal('chat-message'), withUserId: idValue, message: chatMessage })
    .describe('A message in the conversation with this user; a missing number before it is read by its number.'),
  z
    .object({ type: z.literal('chat-channel'), channel: channelState })
    .describe('A conversation was read, ended or opened again.'),
  z
    .object({ type: z.literal('chat-channel-deleted'), withUserId: idValue })
    .describe('The conversation with this user is gone.'),
  z.object({ type: z.literal('chat-typing'), withUserId: idValue }).describe('This user is writing a message.'),
  z
    .object({ type: z.literal('session-ended') })
    .describe('The session was ended from elsewhere; the connection closes.'),
  z
    .object({ type: z.literal('data-export-ready'), exportId: z.number() })
    .describe('An archive of the user’s data can be downloaded.'),
]);
export type LiveUpdate = z.output<typeof liveUpdate>;
