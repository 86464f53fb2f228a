import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { addNote } from './keep-job-notes.steps.ts';

export const addJobNoteHandler = handler(contract.jobs.addJobNote, addNote);
