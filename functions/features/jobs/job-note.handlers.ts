import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { listNotes, addNote, changeNote, removeNote } from './keep-job-notes.steps.ts';

export const listJobNotesHandler = handler(contract.jobs.listJobNotes, listNotes);

export const addJobNoteHandler = handler(contract.jobs.addJobNote, addNote);

export const changeJobNoteHandler = handler(contract.jobs.changeJobNote, changeNote);

export const removeJobNoteHandler = handler(contract.jobs.removeJobNote, removeNote);

export const listOverseenJobNotesHandler = handler(contract.jobs.listOverseenJobNotes, listNotes);

export const addOverseenJobNoteHandler = handler(contract.jobs.addOverseenJobNote, addNote);

export const changeOverseenJobNoteHandler = handler(contract.jobs.changeOverseenJobNote, changeNote);

export const removeOverseenJobNoteHandler = handler(contract.jobs.removeOverseenJobNote, removeNote);
