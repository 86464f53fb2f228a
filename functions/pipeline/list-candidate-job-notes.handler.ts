import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { listNotes } from './keep-candidate-notes.steps.ts';

export const listCandidateJobNotesHandler = handler(contract.pipeline.listCandidateJobNotes, listNotes);
