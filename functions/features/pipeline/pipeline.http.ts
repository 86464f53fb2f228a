import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import {
  addCandidateJobNoteHandler,
  changeCandidateJobNoteHandler,
  listCandidateJobNotesHandler,
  removeCandidateJobNoteHandler,
  listOverseenCandidateNotesHandler,
  addOverseenCandidateNoteHandler,
  changeOverseenCandidateNoteHandler,
  removeOverseenCandidateNoteHandler,
} from './candidate-note.handlers.ts';
import { changeCandidateStatusHandler } from './change-candidate-status.handler.ts';
import { changeInterviewDateHandler } from './change-interview-date.handler.ts';
import {
  listTimelineHandler,
  listWaitingCandidatesHandler,
  readCandidateOnJobHandler,
  readCandidateStatusHandler,
  readOutlookHandler,
  undoCandidateStatusHandler,
  viewCandidateOnJobHandler,
} from './candidate-on-job.handlers.ts';
import {
  listOwnInterviewsHandler,
  readInterviewPlanHandler,
  readScorecardsHandler,
  saveInterviewPlanHandler,
  submitScorecardHandler,
} from './interviewing.handlers.ts';
import { interviewingStore } from './interviewing.store.ts';
import { moveCandidatesHandler } from './move-candidates.handler.ts';
import { notesStore } from './notes.store.ts';
import { pipelineStore } from './pipeline.store.ts';

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
    readInterviewPlanHandler,
    saveInterviewPlanHandler,
    listOwnInterviewsHandler,
    readScorecardsHandler,
    submitScorecardHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    pipelineStore: pipelineStore(theTable()),
    notesStore: notesStore(theTable()),
    interviewingStore: interviewingStore(theTable()),
    silenceDays: () => environment('silence').SILENCE_DAYS,
    clock,
  }),
);
