import { createContext, use } from 'react';

/** What a page does with the client that it had added. */
export type ClientAdded = (client: { id: number; companyName: string }) => void;

/** Somebody who was selected in a list; the address is that of whom the recruiter added, who has no account. */
export interface ChosenPerson {
  id: number;
  name: string;
  email?: string | undefined;
}

/**
 * What a recruiter puts people forward from: a job that is open, a person by address, or people who were selected, for the
 * job for which they were found where there is one.
 */
export type PutForward =
  | { job: { id: number; title: string }; person?: undefined; people?: undefined; jobId?: undefined }
  | { job?: undefined; person: { email: string; firstName: string }; people?: undefined; jobId?: undefined }
  | { job?: undefined; person?: undefined; people: readonly ChosenPerson[]; jobId?: number };

/** To whom a message is written together, and the job that it is about where the page is about one. */
export interface MessagedPeople {
  people: readonly ChosenPerson[];
  jobId?: number;
}

/** What pages can request from the frame around them: dialogs that belong to other features. */
export interface FrameActions {
  inviteRecruiters: () => void;
  inviteCandidates: () => void;
  recommendJob: (job: { id: number; title: string }) => void;
  putForward: (whom: PutForward) => void;
  messagePeople: (whom: MessagedPeople) => void;
  addClient: (onAdded?: ClientAdded) => void;
}

/** Provided by the signed-in frame. */
export const FrameActionsContext = createContext<FrameActions>({
  inviteRecruiters: () => {},
  inviteCandidates: () => {},
  recommendJob: () => {},
  putForward: () => {},
  messagePeople: () => {},
  addClient: () => {},
});

/** Opens the dialogs of the user menu from a page. */
export function useFrameActions(): FrameActions {
  return use(FrameActionsContext);
}
