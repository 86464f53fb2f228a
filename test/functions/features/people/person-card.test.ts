import { describe, expect, it } from 'vitest';
import { personCard, strangers } from '../../../../functions/features/people/person-card.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { noSocialLinks } from '../../../../shared/model/social-links.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalText } from '../../../support/outcomes.ts';

const aStored = (role: 'candidate' | 'recruiter' | 'manager', over: object = {}) =>
  ({
    ...anActor(role, { id: 7 }),
    phonePrefix: '+1',
    phone: '5550142',
    cityId: 5,
    countryId: 840,
    regionId: 1,
    region: 'Texas',
    createdAt: someTime,
    ...over,
  }) as unknown as StoredAccount;
const [manager, recruiter, candidate] = [anActor('manager'), anActor('recruiter'), anActor('candidate')];
const superManager = anActor('super_manager');
const contact = { phonePrefix: '+1', phone: '5550142' };
const shown = (person: StoredAccount) => ({
  id: 7,
  firstName: person.firstName,
  lastName: person.lastName,
  avatar: null,
  role: person.role,
  cityId: 5,
  countryId: 840,
  regionId: 1,
  region: 'Texas',
  since: someTime,
  contact: null,
  isViewed: null,
  isVerified: false,
  socialLinks: null,
  page: null,
  worksSince: null,
  showSendInvite: false,
  sharedJobs: [],
});

describe('The card of a person', () => {
  it('has name, role and place for strangers', () => {
    const person = aStored('manager');
    expect(personCard(candidate, person, strangers)).toEqual(shown(person));
    const { regionId: _id, region: _region, ...older } = person;
    expect(personCard(candidate, older as StoredAccount, strangers)).toMatchObject({ regionId: null, region: null });
  });

  it('has contact and links for those who work with them, for themselves and for super managers', () => {
    const person = aStored('candidate', { email: 'ann@example.com' });
    const known = { contact: { email: 'ann@example.com', ...contact }, socialLinks: noSocialLinks };
    const jobs = [{ id: 5, title: 'Nurse' }];
    const joined = { ...strangers, areJoined: true, sharedJobs: jobs, worksSince: someTime };
    expect(personCard(recruiter, person, joined)).toEqual({
      ...shown(person),
      ...known,
      isViewed: false,
      sharedJobs: jobs,
      worksSince: someTime,
    });
    expect(personCard({ ...candidate, id: 7 }, person, strangers)).toEqual({ ...shown(person), ...known });
    expect(personCard(superManager, person, strangers)).toMatchObject(known);
    expect(personCard(recruiter, person, strangers)).toEqual({ ...shown(person), isViewed: false });
    const links = { ...noSocialLinks, linkedin: 'x' };
    expect(personCard(recruiter, { ...person, socialLinks: links } as StoredAccount, joined).socialLinks).toEqual(
      links,
    );
    expect(personCard(superManager, aStored('recruiter'), strangers).socialLinks).toBeNull();
  });

  it('says to recruiters and managers whether they have looked at a candidate', () => {
    const viewed = { ...strangers, isViewed: true };
    const seen = [recruiter, manager, candidate].map(
      (viewer) => personCard(viewer, aStored('candidate'), viewed).isViewed,
    );
    expect(seen).toEqual([true, true, null]);
    expect(personCard(manager, aStored('recruiter'), viewed).isViewed).toBeNull();
  });

  it('offers managers to ask a recruiter of others', () => {
    const offered = (viewer: typeof manager, person: StoredAccount, worksSince: string | null = null) =>
      personCard(viewer, person, { ...strangers, worksSince }).showSendInvite;
    const free = aStored('recruiter');
    expect([
      offered(manager, free),
      offered(manager, free, someTime),
      offered(manager, aStored('recruiter', { hasManagers: false })),
      offered(recruiter, free),
      offered(manager, aStored('candidate')),
    ]).toEqual([true, false, false, false, false]);
  });

  it.each([
    ['nobody', undefined, strangers],
    ['a closed account', aStored('candidate', { status: 'disabled' }), strangers],
    ['an account that is not confirmed', aStored('candidate', { status: 'unconfirmed' }), strangers],
    ['somebody who hides', aStored('candidate'), { ...strangers, isHidden: true }],
  ])('of %s is refused alike', (_who, person, ties) => {
    const outcome = () => {
      try {
        return personCard(manager, person, ties);
      } catch (error) {
        return refusalText(error);
      }
    };
    expect(outcome()).toBe('notFound | There is nobody here');
  });
});
