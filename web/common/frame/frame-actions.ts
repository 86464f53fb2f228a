import { createContext, use } from 'react';

/** What a page does with the client that it had added. */
export type ClientAdded = (client: { id: number; companyName: string }) => void;

/** What a recruiter puts people forward from: a job that is open, or a person by address. */
export type PutForward =
  | { job: { id: number; title: string }; person?: undefined }
  | { job?: undefined; person: { email: string; firstName: string } };

/** What pages can request from the frame around them: dialogs that belong to other features. */
export interface FrameActions {
  inviteRecruiters: () => void;
  inviteCandidates: () => void;
  recommendJob: (job: { id: number; title: string }) => void;
  putForward: (whom: PutForward) => void;
  addClient: (onAdded?: ClientAdded) => void;
}

/** Provided by the signed-in frame. */
export const FrameActionsContext = createContext<FrameActions>({
  inviteRecruiters: () => {},
  inviteCandidates: () => {},
  recommendJob: () => {},
  putForward: () => {},
  addClient: () => {},
});

/** Opens the dialogs of the user menu from a page. */
export function useFrameActions(): FrameActions {
  return use(FrameActionsContext);
}
