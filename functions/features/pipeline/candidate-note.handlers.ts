import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { listNotes, addNote, changeNote, removeNote } from './keep-candidate-notes.steps.ts';

export const listCandidateJobNotesHandler = handler(contract.pipeline.listCandidateJobNotes, listNotes);

export const addCandidateJobNoteHandler = handler(contract.pipeline.addCandidateJobNote, addNote);

export const changeCandidateJobNoteHandler = handler(contract.pipeline.changeCandidateJobNote, changeNote);

export const removeCandidateJobNoteHandler = handler(contract.pipeline.removeCandidateJobNote, removeNote);

export const listOverseenCandidateNotesHandler = handler(contract.pipeline.listOverseenCandidateNotes, listNotes);

export const addOverseenCandidateNoteHandler = handler(contract.pipeline.addOverseenCandidateNote, addNote);

export const changeOverseenCandidateNoteHandler = handler(contract.pipeline.changeOverseenCandidateNote, changeNote);

export const removeOverseenCandidateNoteHandler = handler(contract.pipeline.removeOverseenCandidateNote, removeNote);
