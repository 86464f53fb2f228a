import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { changeNote } from './keep-job-notes.steps.ts';

export const changeJobNoteHandler = handler(contract.jobs.changeJobNote, changeNote);
