import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { listNotes } from './keep-job-notes.steps.ts';

export const listJobNotesHandler = handler(contract.jobs.listJobNotes, listNotes);
