import { plainCredential } from '../support/plain-identity.ts';
import type { Row } from './row.ts';
import { everyone, ok, ownList, ownersOnly, page } from './row.ts';

const password = 'Str0ng!Passw0rd';
const profile = { firstName: 'Maria', lastName: 'Lopez' };

/** Everyone's own account, profile, data and notifications (PERM-09). */
export const ownAccountRows = {
  'accounts.verify': { about: 'self', ...everyone(ok) },
  'accounts.listSessions': { about: 'session', ...everyone(ownList) },
  'accounts.endSession': { about: 'session', ...everyone(ownersOnly), outside: 'the user pool' },
  'accounts.signOutEverywhere': { about: 'self', ...everyone(ok), outside: 'the user pool' },
  'accounts.changePassword': {
    about: 'self',
    body: { oldPassword: password, newPassword: `${password}1`, confirmPassword: `${password}1` },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'accounts.readEmailChange': { about: 'self', ...everyone(ok) },
  'accounts.askForEmailChange': {
    about: 'self',
    body: { email: 'another@example.org', password },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'accounts.cancelEmailChange': { about: 'self', ...everyone(ok) },
  'accounts.readSecondFactor': { about: 'self', ...everyone(ok) },
  'accounts.startSecondFactor': { about: 'self', body: { password }, ...everyone(ok), outside: 'the user pool' },
  'accounts.turnOnSecondFactor': {
    about: 'self',
    body: { password, code: '123456' },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'accounts.renewRecoveryCodes': {
    about: 'self',
    body: { password, code: '123456' },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'accounts.turnOffSecondFactor': {
    about: 'self',
    body: { password, code: '123456' },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'accounts.readPasskeys': { about: 'self', ...everyone(ok) },
  'accounts.startPasskey': { about: 'self', body: { password }, ...everyone(ok), outside: 'the user pool' },
  'accounts.addPasskey': {
    about: 'self',
    body: { proof: 'A'.repeat(43), credential: plainCredential('a-passkey', 'a new passkey') },
    // The proof is somebody else's.
    ...everyone(422),
  },
  'accounts.renamePasskey': { about: 'passkey', body: { name: 'My phone' }, ...everyone(ok) },
  'accounts.removePasskey': { about: 'passkey', body: { password }, ...everyone(ok), outside: 'the user pool' },
  'profile.readProfile': { about: 'self', ...everyone(ok) },
  'profile.changeProfile': { about: 'self', body: profile, ...everyone(ok) },
  'profile.changeWorkingHours': {
    about: 'self',
    body: { hours: [{ weekday: 1, fromHour: 9.5, toHour: 17 }] },
    manager: ok,
    recruiter: ok,
  },
  'profile.changeTimeZone': { about: 'self', body: { timeZone: 'America/Chicago' }, ...everyone(ok) },
  'profile.changeSocialLinks': { about: 'self', body: {}, candidate: ok },
  'profile.startAvatarUpload': { about: 'self', body: { contentType: 'image/png', size: 1000 }, ...everyone(ok) },
  'profile.readAvatarUpload': { about: 'self', ...everyone(ok) },
  'profile.removeAvatar': { about: 'self', ...everyone(ok) },
  'ai.readProfileSummary': { about: 'self', ...everyone(ok) },
  'personal-data.listDataExports': { about: 'data export', ...everyone(ownList) },
  'personal-data.startDataExport': { about: 'self', body: { password }, ...everyone(ok), outside: 'the user pool' },
  // 409: it is still being written.
  'personal-data.downloadDataExport': {
    about: 'data export',
    ...everyone({ own: 409, unrelated: 404, missing: 404 }),
  },
  'personal-data.readErasure': { about: 'self', ...everyone(ok) },
  'personal-data.requestErasure': {
    about: 'self',
    body: { password, confirmation: 'erase' },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'personal-data.cancelErasure': { about: 'erasure', ...everyone(ok) },
  'notifications.listNotifications': { about: 'notification', query: page, ...everyone(ownList) },
  'notifications.listUnreadNotifications': { about: 'notification', ...everyone(ownList) },
  'notifications.viewNotifications': { about: 'notification', body: { ids: [1] }, ...everyone(ok) },
  'live-updates.createTicket': { about: 'self', ...everyone(ok) },
  // Only a manager asks to become a super manager (PERM-27).
  'profile.requestSuperManager': { about: 'self', manager: ok },
} satisfies Record<string, Row>;
