import { expect, it } from 'vitest';
import {
  candidateInvitationLetter,
  importedCandidateLetter,
} from '../../../../functions/features/invitations/candidate-invitation-letter.ts';

const rosa = { firstName: 'Rosa', lastName: 'Lopez' };
const link = 'https://hirehub.example/candidate-invite?token=t';

it('An invitation says who invites to what, and how to accept or decline it', () => {
  expect(candidateInvitationLetter(rosa, link)).toEqual({
    subject: 'Rosa Lopez invites you to HireHub',
    paragraphs: [
      'Hello,',
      'Rosa Lopez thinks that HireHub can help you to your next job. Set up a profile, and recruiters can put you forward where you fit.',
    ],
    action: { label: 'Accept the invitation', href: link },
    otherAction: { label: 'Decline the invitation', href: `${link}&status=declined` },
    smallPrint: 'The link works once and for seven days. If you do not know who this is, do nothing.',
  });
});

it('The letter of an import says who entered what and who sees it, and how to claim or refuse it', () => {
  expect(importedCandidateLetter(rosa, link)).toEqual({
    subject: 'Rosa Lopez prepared a profile for you on HireHub',
    paragraphs: [
      'Hello,',
      'Rosa Lopez entered your work experience and contact data from your resume, to put you forward for jobs. Nobody else sees it before you claim it: then the profile is yours, to change and to remove.',
      'If you do not want it, refuse it, and everything that was entered is erased, with the resume.',
    ],
    action: { label: 'Claim your profile', href: link },
    otherAction: { label: 'Refuse and erase it', href: `${link}&status=declined` },
    smallPrint: expect.stringMatching(
      /^The link works once and for seven days\. A profile that nobody claims is erased after \d+ days\.$/,
    ),
  });
});
