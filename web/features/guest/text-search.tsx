export { BrowseNote } from './components/browse-note.tsx';
export { markerOf } from '../../common/marked/marker.tsx';
export { matchJobs, wantedIn } from './match-jobs.ts';
