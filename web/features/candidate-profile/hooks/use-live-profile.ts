import { useLiveRefresh } from '../../../api/use-live.ts';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import { hidingQuery } from '../queries/hiding.ts';

/** Loads the profile again after another user changes it, and after a lost connection. */
export function useLiveProfile(candidateId: number): void {
  const reasons = { 'candidate-profile': (news: { candidateId: number }) => news.candidateId === candidateId };
  useLiveRefresh(candidateProfileQuery(candidateId).queryKey, reasons);
  useLiveRefresh(hidingQuery(candidateId).queryKey, reasons);
}
