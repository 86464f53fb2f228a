import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import { addCandidateJobNoteHandler } from './add-candidate-job-note.handler.ts';
import { changeCandidateJobNoteHandler } from './change-candidate-job-note.handler.ts';
import { changeCandidateStatusHandler } from './change-candidate-status.handler.ts';
import { changeInterviewDateHandler } from './change-interview-date.handler.ts';
import { listCandidateJobNotesHandler } from './list-candidate-job-notes.handler.ts';
import { listTimelineHandler } from './list-timeline.handler.ts';
import { listWaitingCandidatesHandler } from './list-waiting-candidates.handler.ts';
import { moveCandidatesHandler } from './move-candidates.handler.ts';
import { notesStore } from './notes.store.ts';
import { pipelineStore } from './pipeline.store.ts';
import { readCandidateOnJobHandler } from './read-candidate-on-job.handler.ts';
import { readCandidateStatusHandler } from './read-candidate-status.handler.ts';
import { readOutlookHandler } from './read-outlook.handler.ts';
import { removeCandidateJobNoteHandler } from './remove-candidate-job-note.handler.ts';
import { undoCandidateStatusHandler } from './undo-candidate-status.handler.ts';
import { viewCandidateOnJobHandler } from './view-candidate-on-job.handler.ts';
import { listOverseenCandidateNotesHandler } from './list-overseen-candidate-notes.handler.ts';
import { addOverseenCandidateNoteHandler } from './add-overseen-candidate-note.handler.ts';
import { changeOverseenCandidateNoteHandler } from './change-overseen-candidate-note.handler.ts';
import { removeOverseenCandidateNoteHandler } from './remove-overseen-candidate-note.handler.ts';

export const handler = httpFunction(
  [
    readCandidateOnJobHandler,
    listWaitingCandidatesHandler,
    readCandidateStatusHandler,
    changeCandidateStatusHandler,
    moveCandidatesHandler,
    undoCandidateStatusHandler,
    changeInterviewDateHandler,
    readOutlookHandler,
    viewCandidateOnJobHandler,
    listTimelineHandler,
    listCandidateJobNotesHandler,
    addCandidateJobNoteHandler,
    changeCandidateJobNoteHandler,
    removeCandidateJobNoteHandler,
    listOverseenCandidateNotesHandler,
    addOverseenCandidateNoteHandler,
    changeOverseenCandidateNoteHandler,
    removeOverseenCandidateNoteHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    pipelineStore: pipelineStore(theTable()),
    notesStore: notesStore(theTable()),
    silenceDays: () => environment('silence').SILENCE_DAYS,
    clock,
  }),
);
