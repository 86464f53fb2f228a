import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { listNotes } from './keep-candidate-notes.steps.ts';

export const listCandidateJobNotesHandler = handler(contract.pipeline.listCandidateJobNotes, listNotes);
