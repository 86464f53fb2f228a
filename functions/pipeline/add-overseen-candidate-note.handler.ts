import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { addNote } from './keep-candidate-notes.steps.ts';

export const addOverseenCandidateNoteHandler = handler(contract.pipeline.addOverseenCandidateNote, addNote);
