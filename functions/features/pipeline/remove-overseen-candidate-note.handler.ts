import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { removeNote } from './keep-candidate-notes.steps.ts';

export const removeOverseenCandidateNoteHandler = handler(contract.pipeline.removeOverseenCandidateNote, removeNote);
