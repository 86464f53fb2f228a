export { BrowseNote } from './browse-note.tsx';
export { markerOf } from '../../../common/marked/marker.tsx';
export { matchJobs, wantedIn } from '../model/match-jobs.ts';
