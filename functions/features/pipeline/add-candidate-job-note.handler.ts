import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { addNote } from './keep-candidate-notes.steps.ts';

export const addCandidateJobNoteHandler = handler(contract.pipeline.addCandidateJobNote, addNote);
