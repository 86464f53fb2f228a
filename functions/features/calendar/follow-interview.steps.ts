import { followedInterviewWrite } from '../../records/interview.ts';
import type { FollowNeeds, MeetingNews } from './remind-of-meetings.steps.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const isFollowed = new Error('a newer version of the meeting was followed');

/** Lets the recruiter who put the candidate forward find the interview as it is now (CAL-40, DEC-21). */
export async function followInterview(
  { type, data }: MeetingNews,
  { table }: Pick<FollowNeeds, 'table'>,
): Promise<void> {
  if (data.recruiterId === null) return;
  await tryWrite(
    table.writeOne(followedInterviewWrite(data.recruiterId, data, type === 'meeting-cancelled', isFollowed)),
    isFollowed,
  );
}
