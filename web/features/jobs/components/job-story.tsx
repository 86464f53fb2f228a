import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Timeline } from '../../../ui/text/timeline.tsx';
import { jobStorySentence } from '../model/job-story-sentence.ts';
import { jobStoryQuery } from '../queries/job-notes.ts';

/** What happened to a job, newest first: who, what, when. */
export function JobStory({ jobId }: { jobId: number }) {
  const query = useInfiniteQuery(jobStoryQuery(jobId));
  return (
    <Card title="Story">
      {query.isPending && <SkeletonText lines={4} />}
      {query.isError && !query.data && <LoadFailure title="The story could not be loaded" query={query} />}
      {query.data && (
        <>
          <Timeline
            label="Story of the job"
            items={rowsOf(query.data).map((entry) => ({
              id: entry.id,
              who: { name: fullName(entry.by), avatar: avatarAddress(entry.by.avatar) },
              what: jobStorySentence(entry),
              at: entry.at,
            }))}
          />
          <MoreOfList list={query} noun="entries" />
        </>
      )}
    </Card>
  );
}
