import { vi } from 'vitest';

/** The dialogs of the signed-in frame, each as a spy. */
export const fakeFrame = () => ({
  inviteRecruiters: vi.fn(),
  inviteCandidates: vi.fn(),
  recommendJob: vi.fn(),
  putForward: vi.fn(),
  messagePeople: vi.fn(),
  addClient: vi.fn(),
});
