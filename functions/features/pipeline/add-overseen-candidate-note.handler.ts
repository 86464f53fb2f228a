import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { addNote } from './keep-candidate-notes.steps.ts';

export const addOverseenCandidateNoteHandler = handler(contract.pipeline.addOverseenCandidateNote, addNote);
