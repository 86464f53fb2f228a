import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { removeNote } from './keep-candidate-notes.steps.ts';

export const removeOverseenCandidateNoteHandler = handler(contract.pipeline.removeOverseenCandidateNote, removeNote);
