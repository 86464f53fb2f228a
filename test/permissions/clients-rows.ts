import type { Row } from './row.ts';
import { ok, ownList, ownersOnly, page } from './row.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const client = {
  companyName: 'Lakeside Hospital',
  cityId: 4_930_956,
  contactPerson: 'Ann Porter',
  contactPersonsPosition: 'Head of nursing',
  email: 'ann@lakeside.example',
};

/** A manager's clients, campaigns and recruiters (PERM-21 to PERM-26, PERM-28 to PERM-31). */
export const clientsRows = {
  'clients.listClientOptions': { about: 'client', manager: ownList },
  'clients.listClients': { about: 'client', query: page, manager: ownList },
  'clients.addClient': { about: 'self', body: { ...client, companyName: 'Hillside Clinic' }, manager: ok },
  'clients.readClient': { about: 'client', manager: ownersOnly },
  'clients.changeClient': { about: 'client', body: client, manager: ownersOnly },
  'clients.removeClient': { about: 'client', manager: ownersOnly },
  'campaigns.listCampaigns': { about: 'campaign', query: page, manager: ownList },
  'campaigns.addCampaign': { about: 'self', body: { name: 'night-shift-nurses' }, manager: ok },
  'campaigns.listCampaignDomains': { about: 'self', manager: ok },
  // Whether a name is taken is public: every campaign's name is an address.
  'campaigns.startCampaignPicture': { about: 'self', body: { contentType: 'image/png', size: 1000 }, manager: ok },
  'campaigns.readCampaignPicture': { about: 'self', manager: ok },
  'campaigns.checkCampaignName': { about: 'self', query: 'name=night-shift-nurses', manager: ok },
  'campaigns.readCampaign': { about: 'campaign', manager: ownersOnly },
  'campaigns.changeCampaign': { about: 'campaign', body: { name: 'day-shift-nurses' }, manager: ownersOnly },
  'campaigns.removeCampaign': { about: 'campaign', manager: ownersOnly },
  'campaigns.listCampaignJobs': { about: 'campaign', query: page, manager: ownersOnly, outside: 'search snapshots' },
  'recruiters.listRecruiters': { about: 'team', query: page, manager: ownList },
  'recruiters.listRecruiterInvitations': { about: 'recruiter invitation', query: page, manager: ownList },
  'recruiters.inviteRecruiters': { about: 'self', body: { emails: ['a-recruiter@example.com'] }, manager: ok },
  'recruiters.resendRecruiterInvitation': { about: 'recruiter invitation', manager: ownersOnly },
  'recruiters.closeRecruiterInvitation': { about: 'recruiter invitation', manager: ownersOnly },
  'recruiters.removeRecruiterInvitation': { about: 'closed recruiter invitation', manager: ownersOnly },
  'recruiters.readOpenWork': { about: 'employed recruiter', manager: ownersOnly },
  'recruiters.removeRecruiter': { about: 'employed recruiter', query: 'candidates=0', manager: ownersOnly },
  // The answer is the invited recruiter's alone.
  'recruiters.listJoinInvitations': { about: 'join invitation', query: page, recruiter: ownList },
  'recruiters.acceptJoinInvitation': { about: 'join invitation', recruiter: ownersOnly },
  'recruiters.declineJoinInvitation': { about: 'join invitation', recruiter: ownersOnly },
  // Another manager's job is none of theirs to ask for.
  'recruiters.inviteOtherRecruiter': { about: 'recruiter to ask', manager: ownersOnly },
  'recruiters.listOtherRecruiters': { about: 'work request', query: page, manager: ownList },
  'recruiters.closeOtherRecruiter': { about: 'work request', manager: ownersOnly },
  'recruiters.listWorkRequests': { about: 'work request', query: page, recruiter: ownList },
  'recruiters.acceptWorkRequest': { about: 'work request', recruiter: ownersOnly },
  'recruiters.declineWorkRequest': { about: 'work request', recruiter: ownersOnly },
  'recruiters.closeWorkRequest': { about: 'accepted work request', recruiter: ownersOnly },
  // A job of the market is its manager's to offer, and the answer to who asks is theirs alone.
  'market.offerJob': {
    about: 'job',
    body: { places: 2, until: inDays(20), expectation: 'Three candidates by Friday.' },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'market.withdrawJobOffer': { about: 'offered job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'market.listMarketJobs': { about: 'self', query: page, recruiter: ok, outside: 'search snapshots' },
  'market.askForJob': {
    about: 'offered job',
    body: { message: 'I know three nurses who look for exactly this and have filled such jobs.' },
    recruiter: { own: 409, related: 409, unrelated: ok, missing: 404 },
  },
  'market.acceptAsking': { about: 'asking', manager: ownersOnly },
  'market.declineAsking': { about: 'asking', manager: ownersOnly },
} satisfies Record<string, Row>;
