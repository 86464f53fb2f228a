import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { composeJobStory } from './compose-job-story.ts';
import type { JobNotesStore } from './job-notes.store.ts';

export const readJobStoryHandler = handler(
  contract.jobs.readJobStory,
  async ({ params, query, actor }, { jobNotesStore }: { jobNotesStore: JobNotesStore }) =>
    pageOf(composeJobStory(await jobNotesStore.eventsOn(params.id, actor)), query),
);
