import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { changeNote } from './keep-candidate-notes.steps.ts';

export const changeOverseenCandidateNoteHandler = handler(contract.pipeline.changeOverseenCandidateNote, changeNote);
