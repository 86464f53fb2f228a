import {
  activeAccountCheck,
  activeRecruiterCheck,
  changedProfileWrite,
  closedAccountWrite,
  confirmedAccountWrite,
  erasureDueWrite,
  liveSessionsWrite,
  mailSettingsWrite,
  newAccountWrites,
  noErasureDueWrite,
  recruiterKindWrite,
  removedAccountWrites,
  shownAvatarWrite,
  ownFactWrite,
  superManagerRequestWrite,
  superManagerWrite,
  timeZoneWrite,
  withManagerWrite,
  withoutManagersWrite,
} from '../../../functions/records/account.ts';
import { decoyWrite } from '../../../functions/records/decoy.ts';
import type { StoredAccount } from '../../../functions/records/account.ts';
import { listedIn } from '../../../functions/platform/table/key.ts';
import { companyKey } from '../../../shared/rules/company-name.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { defaultMailSettings } from '../../../shared/model/notification-settings.ts';
import { anActor, someTime } from '../../support/builders.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const stored = {
  ...anActor('recruiter', { id: 7 }),
  version: 3,
  timeZone: null,
  notificationSettings: { expiresIn: { value: 30 }, mail: defaultMailSettings },
  superManagerRequestPending: false,
} as unknown as StoredAccount;
const account = { ...keys.account(7), ...stored };
const as = (over: object) => ({ ...account, ...over });
const next = (over: object) => as({ version: 4, ...over });
const listed = listedIn(keys.namedForCompany(companyKey(stored.email.split('@')[1] ?? '')), stored.email);
const address = { ...keys.emailOwner(stored.email), ...listed, userId: 7 };
const gone = 'notFound | There is no such account';
const failed = 'TransactionCanceledException';
const settings = stored.notificationSettings;
const links = { linkedin: 'https://linkedin.com/in/olivia' } as unknown as StoredAccount['socialLinks'];
const live = { 's-1': 11 };

describeWrites('An account', [
  ['is opened under an address that is free', () => newAccountWrites(stored), [], [address, account]],
  [
    'is not opened under an address that another has',
    () => newAccountWrites(stored),
    [address],
    'conflict | This email is already registered | email',
  ],
  [
    'of a candidate is not listed under the company of the address',
    () => newAccountWrites({ ...stored, role: 'candidate' }),
    [],
    [{ ...keys.emailOwner(stored.email), userId: 7 }, as({ role: 'candidate' })],
  ],
  ['is not opened over another', () => newAccountWrites(stored), [account], failed],
  [
    'is confirmed while it is not, which forgets what it was opened for',
    () => confirmedAccountWrite(7),
    [as({ status: 'unconfirmed', applyTo: 5 })],
    [next({ status: 'active' })],
  ],
  ['is confirmed once', () => confirmedAccountWrite(7), [account], 'gone | This account is already confirmed | token'],
  [
    'keeps its first sessions and devices',
    () => liveSessionsWrite(stored, { live, devices: ['d'] }, ownRefusal),
    [account],
    [as({ sessions: live, devices: ['d'], sessionsVersion: 1 })],
  ],
  [
    'keeps further sessions and its devices as they are',
    () => liveSessionsWrite({ id: 7, sessionsVersion: 2 }, { live }, ownRefusal),
    [as({ sessionsVersion: 2, devices: ['d'] })],
    [as({ sessions: live, devices: ['d'], sessionsVersion: 3 })],
  ],
  [
    'keeps no first sessions over others',
    () => liveSessionsWrite(stored, { live }, ownRefusal),
    [as({ sessionsVersion: 1 })],
    own,
  ],
  ['that is gone keeps no sessions', () => liveSessionsWrite(stored, { live }, ownRefusal), [], own],
  [
    'keeps no sessions over newer ones',
    () => liveSessionsWrite({ id: 7, sessionsVersion: 2 }, { live }, ownRefusal),
    [as({ sessionsVersion: 3 })],
    own,
  ],
  [
    'changes its profile over the name that was read',
    () => changedProfileWrite(stored, { firstName: 'Liv' }, { kept: undefined, refusal: ownRefusal }),
    [account],
    [next({ firstName: 'Liv' })],
  ],
  ...[{ firstName: 'Other' }, { lastName: 'Other' }].map(
    (over) =>
      [
        `does not change its profile over ${JSON.stringify(over)}`,
        () => changedProfileWrite(stored, { phone: '1' }, { kept: undefined, refusal: ownRefusal }),
        [as(over)],
        own,
      ] as const,
  ),
  [
    'changes its profile over settings that stay',
    () => changedProfileWrite(stored, { phone: '1' }, { kept: settings, refusal: ownRefusal }),
    [account],
    [next({ phone: '1' })],
  ],
  [
    'does not change its profile over settings that were to stay',
    () => changedProfileWrite(stored, { phone: '1' }, { kept: settings, refusal: ownRefusal }),
    [as({ notificationSettings: { ...settings, expiresIn: { value: 7 } } })],
    own,
  ],
  ['has links', () => ownFactWrite(7, { socialLinks: links }), [account], [next({ socialLinks: links })]],
  ['that is gone has no links', () => ownFactWrite(7, { socialLinks: links }), [], gone],
  [
    'has a time zone that was chosen over another',
    () => timeZoneWrite(7, { timeZone: 'Europe/Rome', isGuess: false }, ownRefusal),
    [as({ timeZone: 'America/Denver' })],
    [next({ timeZone: 'Europe/Rome' })],
  ],
  [
    'that is gone has no time zone that was chosen',
    () => timeZoneWrite(7, { timeZone: 'Europe/Rome', isGuess: false }, ownRefusal),
    [],
    gone,
  ],
  ...[as({ timeZone: null }), as({ timeZone: undefined })].map(
    (before) =>
      [
        `has a time zone that was guessed where none is known (${before.timeZone})`,
        () => timeZoneWrite(7, { timeZone: 'Europe/Rome', isGuess: true }, ownRefusal),
        [before],
        [next({ timeZone: 'Europe/Rome' })],
      ] as const,
  ),
  [
    'has no time zone that was guessed over a known one',
    () => timeZoneWrite(7, { timeZone: 'Europe/Rome', isGuess: true }, ownRefusal),
    [as({ timeZone: 'America/Denver' })],
    own,
  ],
  [
    'that is gone has no time zone that was guessed',
    () => timeZoneWrite(7, { timeZone: 'Europe/Rome', isGuess: true }, ownRefusal),
    [],
    own,
  ],
  [
    'shows a picture over the one that was read',
    () => shownAvatarWrite({ userId: 7, avatar: 'new.jpg', former: null }, ownRefusal),
    [account],
    [next({ avatar: 'new.jpg' })],
  ],
  [
    'shows no picture over a newer one',
    () => shownAvatarWrite({ userId: 7, avatar: 'new.jpg', former: null }, ownRefusal),
    [as({ avatar: 'newer.jpg' })],
    own,
  ],
  [
    'has other mail settings over the version that was read',
    () => mailSettingsWrite(stored, { ...defaultMailSettings, digest: 'off' }, ownRefusal),
    [account],
    [next({ notificationSettings: { ...settings, mail: { ...defaultMailSettings, digest: 'off' } } })],
  ],
  [
    'has no other mail settings over another version',
    () => mailSettingsWrite(stored, defaultMailSettings, ownRefusal),
    [as({ version: 4 })],
    own,
  ],
  [
    'asks to become a super manager, and is listed',
    () => superManagerRequestWrite(7, someTime),
    [account],
    [as({ superManagerRequestPending: true, ...keys.superManagerRequests, gsi1sk: someTime })],
  ],
  [
    'asks to become a super manager once',
    () => superManagerRequestWrite(7, someTime),
    [as({ superManagerRequestPending: true })],
    'conflict | You have already sent a request; an operator will reply',
  ],
  [
    'of an active manager becomes a super manager, and is listed no more',
    () => superManagerWrite(7, ownRefusal),
    [as({ role: 'manager', superManagerRequestPending: true, ...keys.superManagerRequests, gsi1sk: someTime })],
    [next({ role: 'super_manager', superManagerRequestPending: false })],
  ],
  ['of a recruiter becomes no super manager', () => superManagerWrite(7, ownRefusal), [account], own],
  [
    'of a manager that is closed becomes no super manager',
    () => superManagerWrite(7, ownRefusal),
    [as({ role: 'manager', status: 'disabled' })],
    own,
  ],
  ['of a recruiter is internal', () => recruiterKindWrite(7, true), [account], [next({ isInternal: true })]],
  [
    'of another role is not internal',
    () => recruiterKindWrite(7, true),
    [as({ role: 'manager' })],
    'conflict | Only recruiters have a kind | email',
  ],
  ['has no managers', () => withoutManagersWrite(7, ownRefusal), [account], [as({ hasManagers: false })]],
  ['that is gone has no managers', () => withoutManagersWrite(7, ownRefusal), [], own],
  [
    'of an active recruiter has managers',
    () => withManagerWrite(7, ownRefusal),
    [as({ hasManagers: false })],
    [next({ hasManagers: true })],
  ],
  ['of another role has no managers', () => withManagerWrite(7, ownRefusal), [as({ role: 'manager' })], own],
  ['of a closed recruiter has no managers', () => withManagerWrite(7, ownRefusal), [as({ status: 'disabled' })], own],
  ['is to be erased', () => erasureDueWrite(7, someTime), [account], [next({ erasureDueAt: someTime })]],
  ['that is gone is not to be erased', () => erasureDueWrite(7, someTime), [], failed],
  [
    'is not to be erased any more',
    () => noErasureDueWrite(7, ownRefusal),
    [as({ erasureDueAt: someTime })],
    [next({})],
  ],
  ['that is closed is still to be erased', () => noErasureDueWrite(7, ownRefusal), [as({ status: 'disabled' })], own],
  [
    'is closed with its sessions',
    () => closedAccountWrite(7),
    [as({ sessions: live, sessionsVersion: 1 })],
    [next({ status: 'disabled', sessions: {}, sessionsVersion: 2 })],
  ],
  ['that is gone is not closed', () => closedAccountWrite(7), [], failed],
  ['is removed, and its address is free', () => removedAccountWrites(stored), [account, address], []],
]);

describeWrites('The check of', [
  ['an active account passes', () => activeAccountCheck(7, ownRefusal), [account], [account]],
  [
    'an active account refuses one that is closed',
    () => activeAccountCheck(7, ownRefusal),
    [as({ status: 'disabled' })],
    own,
  ],
  ['an active recruiter passes', () => activeRecruiterCheck(7, stored.email, ownRefusal), [account], [account]],
  ...[{ role: 'manager' }, { status: 'disabled' }, { email: 'other@example.com' }].map(
    (over) =>
      [
        `an active recruiter of this address refuses ${JSON.stringify(over)}`,
        () => activeRecruiterCheck(7, stored.email, ownRefusal),
        [as(over)],
        own,
      ] as const,
  ),
]);

describeWrites('What looks like a new account and is none', [
  [
    'is stored for an hour',
    () => decoyWrite(9, someTime),
    [],
    [{ ...keys.nothing(9), ttl: Date.parse(someTime) / 1000 + 3600 }],
  ],
  ['is stored once', () => decoyWrite(9, someTime), [keys.nothing(9)], failed],
]);
