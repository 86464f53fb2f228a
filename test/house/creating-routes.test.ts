import { expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';

// Every POST either makes something, and then may be repeated under an Idempotency-Key, or is listed here: a POST that
// nobody thought of would make two of what its user wanted once.
const notCreating: Record<string, string> = {
  signIn: 'opens a session; its response holds tokens, which are never stored',
  refresh: 'renews a session; its token rotates',
  signOut: 'has the same effect each time',
  signOutEverywhere: 'has the same effect each time',
  confirm: 'uses a link up',
  resendConfirmation: 'limits itself; a second mail is what its caller wants',
  recoverPassword: 'limits itself; a second mail is what its caller wants',
  updatePassword: 'uses a link up',
  readMailedLink: 'reads',
  readMailLink: 'reads',
  contestReturn: 'contests once; a second is refused',
  returnBounty: 'returns once; a second is refused',
  decideReturn: 'decides once; a second is refused',
  favoriteJob: 'sets what it says',
  favoriteCandidate: 'sets what it says',
  mergeImportedCandidate: 'is refused the second time: the import is in the merge',
  changeImportedAvatar: 'has the same effect each time',
  undoCandidateMerge: 'is refused the second time',
  withdrawApplication: 'is refused the second time',
  undoWithdrawal: 'is refused the second time',
  undoDecline: 'is refused the second time',
  associateSkills: 'is refused the second time: a pair of skills exists once',
  extractSkills: 'reads a text and stores nothing',
  improveDescription: 'suggests a text and stores nothing',
  declineSelfAssignment: 'is refused the second time',
  readInvitationLink: 'reads',
  readEntered: 'reads',
  renewInvitationLink: 'is refused the second time: the earlier link has been replaced',
  declineCandidateInvitation: 'uses a link up',
  resendCandidateInvitation: 'limits itself; a second mail is what its caller wants',
  holdJob: 'sets what it says',
  fillOpening: 'is refused the second time',
  closeJob: 'is refused the second time',
  reopenJob: 'is refused the second time',
  registerChatUser: 'gives a secret of 30 seconds, which is never stored',
  startFile: 'gives a signed form of some minutes; a second one is for the same message',
  readBookingLink: 'reads',
  bookByLink: 'names the time; a second booking of it finds it booked',
  cancelByLink: 'has the same effect each time',
  addCalendarFeed: 'gives a secret, which is never stored; a second feed can be stopped',
  startChannel: 'has the same effect each time: a pair has one conversation',
  sendMessage: 'carries an id of its own, by which a repeated message is known for seven days',
  reportChannel: 'ends the conversation; a second report says the same',
  createTicket: 'gives a secret of 30 seconds, which is never stored',
  unsubscribe: 'has the same effect each time',
  switchMail: 'sets what it says',
  viewNotifications: 'has the same effect each time',
  markViewed: 'has the same effect each time',
  downloadDataExport: 'reads',
  moveCandidates: 'names the status; a repeated move of each candidate to it is refused',
  changeCandidateStatus: 'names the status; a repeated move to it is refused',
  undoCandidateStatus: 'is refused the second time',
  viewCandidateOnJob: 'has the same effect each time',
  viewReward: 'has the same effect each time',
  saveEmployeeInfo: 'sets what it says; a second one over the same version is refused',
  startAvatarUpload: 'gives a signed form of some minutes, which is never stored',
  startCampaignPicture: 'gives a signed form of some minutes, which is never stored',
  startResumeUpload: 'gives a signed form of some minutes, which is never stored; what is never uploaded is never read',
  startOwnResumeUpload:
    'gives a signed form of some minutes, which is never stored; what is never uploaded is never read',
  cancelOwnResume: 'has the same effect each time',
  cancelParse: 'has the same effect each time',
  addToQueue: 'queues only what no longer waits; a second one finds it waiting',
  endRecruiterClaim: 'is refused the second time',
  unassignCandidate: 'is refused the second time',
  confirmClaim: 'is refused the second time',
  undoChoice: 'is refused the second time',
  declineClaim: 'is refused the second time',
  endCandidateClaim: 'is refused the second time',
  readClaimLink: 'reads',
  confirmClaimByLink: 'uses a link up',
  askForJobAlert: 'mails a link; a second one is what its caller wants, and mails to an address are limited',
  readAskedJobAlert: 'reads',
  confirmJobAlert: 'uses a link up',
  undoChoiceByLink: 'is refused the second time',
  declineClaimByLink: 'uses a link up',
  readRecommendationLink: 'reads',
  declineRecommendation: 'uses a link up',
  resendRecommendation: 'limits itself; a second mail is what its caller wants',
  resendRecruiterInvitation: 'limits itself; a second mail is what its caller wants',
  acceptJoinInvitation: 'is refused the second time',
  declineJoinInvitation: 'is refused the second time',
  acceptCollaboration: 'is refused the second time',
  rejectCollaboration: 'is refused the second time',
  closeRecruiterInvitation: 'is refused the second time',
  closeOtherRecruiter: 'is refused the second time',
  acceptAsking: 'is refused the second time',
  declineAsking: 'is refused the second time',
  acceptWorkRequest: 'is refused the second time',
  declineWorkRequest: 'is refused the second time',
  closeWorkRequest: 'is refused the second time',
};

const routes = Object.values(contract).flatMap((feature) => Object.entries<RouteDefinition>(feature));
const posts = routes.filter(([, { method }]) => method === 'POST');

it('Every POST may be repeated under an Idempotency-Key, or says why it need not (PLUS-31)', () => {
  expect(posts.filter(([name, { creates }]) => Boolean(creates) === name in notCreating).map(([name]) => name)).toEqual(
    [],
  );
});

it('No reason outlives its route, and only POST creates', () => {
  expect(Object.keys(notCreating).filter((name) => !posts.some(([operation]) => operation === name))).toEqual([]);
  expect(routes.filter(([, { method, creates }]) => creates && method !== 'POST')).toEqual([]);
});
