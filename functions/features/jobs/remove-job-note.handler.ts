import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { removeNote } from './keep-job-notes.steps.ts';

export const removeJobNoteHandler = handler(contract.jobs.removeJobNote, removeNote);
