import { describe, expect, it } from 'vitest';
import { jobPosting, organization } from '../../../../../functions/features/guest/pages/job-posting.ts';
import { breadcrumbs, itemList } from '../../../../../functions/features/guest/pages/list-things.ts';
import { pageAddresses } from '../../../../../functions/features/guest/pages/page-addresses.ts';
import { employmentTypes, type EmploymentType } from '../../../../../shared/constants/job.ts';
import type { GuestJobPage } from '../../../../../shared/model/job.ts';
import { aGuestJob } from '../../../../web/support/guest-job.ts';
import { schemaProblems } from '../../../../support/schema-org.ts';

const addresses = pageAddresses('https://jobs.example');
const aPage = (over: Partial<GuestJobPage> = {}): GuestJobPage => ({
  ...aGuestJob(),
  description: 'Care for **critical** patients.',
  status: 'signed',
  endAt: null,
  ...over,
});
const posting = (over: Partial<GuestJobPage> = {}) => jobPosting(aPage(over), addresses);
const pay = { rateFrom: null, rateTo: null, salaryFrom: null, salaryTo: null };

describe('The structured data of a job', () => {
  it.each<[string, Partial<GuestJobPage>]>([
    ['in a city, paid by year and hour', {}],
    ['done from anywhere', { city: null }],
    [
      'of the product itself, without pay, end or kind',
      { ...pay, client: null, employmentType: [], endAt: null, spheres: [] },
    ],
    [
      'with everything',
      {
        endAt: '2026-12-01T00:00:00.000Z',
        employmentType: [...employmentTypes],
        clearanceType: ['secret'],
        citizenship: ['usCitizen'],
        spheres: [{ id: 1, name: 'A & B' }],
      },
    ],
    ['paid by the hour only', { ...pay, rateFrom: 20, rateTo: 20 }],
    ['with an open end of pay', { ...pay, salaryTo: 90_000 }],
    [
      'in India',
      {
        city: {
          ...aGuestJob().city!,
          country: { id: 356, name: 'India' },
          state: { name: 'Maharashtra', abbr: 'MH' },
          zip: null,
        },
      },
    ],
  ])('is valid by the vocabulary and has what search engines require: a job %s (GUEST-03)', (_, over) => {
    expect(schemaProblems(posting(over))).toEqual([]);
  });

  it('says in full who, where, when and for how much (PLUS-25)', () => {
    const hourly = { rateFrom: 55, rateTo: 60, rateCurrency: 'EUR' };
    expect(posting({ endAt: '2026-12-01T00:00:00.000Z', ...hourly })).toMatchObject({
      url: 'https://jobs.example/find-jobs/view/1',
      identifier: { '@type': 'PropertyValue', name: 'HireHub', value: '1' },
      datePosted: '2026-09-01T10:00:00.000Z',
      validThrough: '2026-12-01T00:00:00.000Z',
      hiringOrganization: { '@type': 'Organization', name: 'Meridian Health Partners' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Austin',
          addressRegion: 'TX',
          postalCode: '78701',
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 30.27, longitude: -97.74 },
      },
      baseSalary: [
        {
          '@type': 'MonetaryAmount',
          currency: 'USD',
          value: { '@type': 'QuantitativeValue', minValue: 120_000, maxValue: 140_000, unitText: 'YEAR' },
        },
        {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', minValue: 55, maxValue: 60, unitText: 'HOUR' },
        },
      ],
      skills: 'TypeScript',
    });
  });

  it('gives an hourly rate in its own currency where no salary is named (GUEST-54)', () => {
    expect(posting({ ...pay, rateFrom: 110, rateTo: 220, rateCurrency: 'INR' }).baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 110, maxValue: 220, unitText: 'HOUR' },
    });
  });

  it.each<[string, Partial<GuestJobPage>, object | undefined]>([
    ['one amount', { salaryFrom: 90_000, salaryTo: 90_000 }, { value: 90_000, unitText: 'YEAR' }],
    ['a lower end', { salaryFrom: 90_000 }, { minValue: 90_000, unitText: 'YEAR' }],
    ['an upper end', { rateTo: 40 }, { maxValue: 40, unitText: 'HOUR' }],
    ['both ends', { rateFrom: 30, rateTo: 40 }, { minValue: 30, maxValue: 40, unitText: 'HOUR' }],
    ['nothing', {}, undefined],
    ['zero', { salaryFrom: 0, salaryTo: 0 }, undefined],
  ])('gives pay with %s as it is', (_what, over, value) => {
    const { baseSalary } = posting({ ...pay, ...over });
    expect((baseSalary as { value: object } | undefined)?.value).toEqual(
      value && { '@type': 'QuantitativeValue', ...value },
    );
  });

  it('lists skills between commas, and leaves out what a job does not ask for', () => {
    const spheres = [
      { id: 1, name: 'Nursing' },
      { id: 2, name: 'Epic' },
    ];
    expect(posting({ spheres }).skills).toBe('Nursing, Epic');
    const bare = posting({ spheres: [], employmentType: [], clearanceType: [], citizenship: [] });
    for (const field of [
      'skills',
      'employmentType',
      'eligibilityToWorkRequirement',
      'securityClearanceRequirement',
      'validThrough',
    ])
      expect(bare[field]).toBeUndefined();
  });

  it('takes pay without a currency for US dollars', () => {
    const salary = { ...pay, salaryFrom: 90_000, salaryCurrency: null };
    for (const one of [salary, { ...pay, rateFrom: 40, rateCurrency: null }])
      expect(posting(one).baseSalary).toMatchObject({ currency: 'USD' });
  });

  it('opens a job without a place to residents of our countries (GUEST-53)', () => {
    expect(posting({ city: null })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'United States' },
        { '@type': 'Country', name: 'India' },
      ],
    });
    expect(posting({ city: null }).jobLocation).toBeUndefined();
  });

  it.each<[string | null, boolean, string | undefined]>([
    ['remote', true, 'TELECOMMUTE'],
    ['remote', false, 'TELECOMMUTE'],
    ['on_site', true, undefined],
    ['on_site', false, undefined],
    ['hybrid', true, undefined],
    [null, true, undefined],
    [null, false, 'TELECOMMUTE'],
  ])('is remote as its workplace says: %s, with a city: %s', (positionType, hasCity, type) => {
    const { city } = aGuestJob();
    const said = posting({ positionType, city: hasCity ? city : null });
    expect(said.jobLocationType).toBe(type);
    expect(said.jobLocation !== undefined).toBe(hasCity);
    const open = hasCity ? ['United States'] : ['United States', 'India'];
    expect((said.applicantLocationRequirements as { name: string }[] | undefined)?.map(({ name }) => name)).toEqual(
      type && open,
    );
  });

  it('says when the work is done, and how much experience is asked for, in months as Google wants it', () => {
    const said = posting({ shifts: ['evening', 'night', 'weekend'], experienceYears: 5 });
    expect(said.workHours).toBe('Evening, night and weekend shifts');
    expect(said.experienceRequirements).toEqual({
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: 60,
    });
    const between = posting({ experienceYears: 2, mostExperienceYears: 6 }).experienceRequirements;
    expect(between).toMatchObject({ monthsOfExperience: 24, description: '2–6 years' });
    expect(posting({ experienceYears: 0 }).experienceRequirements).toBe('no requirements');
    expect(posting({})).not.toHaveProperty('experienceRequirements', expect.anything());
    expect(posting({ shifts: [] }).workHours).toBeUndefined();
    expect(posting({ hoursPerWeek: 1 }).workHours).toBe('1 hour a week');
    expect(posting({ shifts: ['flexible'], hoursPerWeek: 30 }).workHours).toBe('Flexible shifts, 30 hours a week');
  });

  it('names must-haves before the other skills', () => {
    const spheres = [1, 2, 3].map((id) => ({ id, name: `Skill ${id}` }));
    expect(posting({ spheres, mustHaveSkillIds: [3, 2] }).skills).toBe('Skill 2, Skill 3, Skill 1');
    expect(posting({ spheres: [] }).skills).toBeUndefined();
  });

  it('says of a job without a client on whose behalf it is, where that is verified, and never names the product (GUEST-51, GUEST-52)', () => {
    const hirer = (over: object) => posting({ client: null, ...over }).hiringOrganization;
    expect(hirer({})).toEqual({ '@type': 'Organization', name: 'Confidential client' });
    expect(hirer({ managerCompany: 'Lakeside Staffing' })).toEqual({
      '@type': 'Organization',
      name: 'Confidential client of Lakeside Staffing',
    });
  });

  it('names each kind of employment as Google does', () => {
    const names: Record<EmploymentType, string> = {
      full_time: 'FULL_TIME',
      part_time: 'PART_TIME',
      temporary: 'TEMPORARY',
      other: 'OTHER',
    };
    for (const [type, name] of Object.entries(names))
      expect(posting({ employmentType: [type as EmploymentType] }).employmentType).toEqual([name]);
  });

  it('describes the job in HTML that contains only text and its own elements', () => {
    const { description } = posting({
      description:
        '# Work\n<script>alert(1)</script>\n\n- **bold** [link](javascript:alert)\n- [site](https://a.example/?a=1&b="2)',
    });
    expect(description).toBe(
      '<h3>Work</h3><p>&lt;script&gt;alert(1)&lt;/script&gt;</p><ul><li><strong>bold</strong> link</li><li><a href="https://a.example/?a=1&amp;b=&quot;2" rel="nofollow noopener">site</a></li></ul>',
    );
  });
});

describe('The structured data of a list', () => {
  it('is valid and continues the numbering of earlier pages', () => {
    const list = itemList([aGuestJob({ id: 7 }), aGuestJob({ id: 8 })], { before: 50, total: 52 }, addresses);
    const way = breadcrumbs([{ name: 'Find jobs', address: addresses.jobs() }], addresses);
    expect([list, way, organization(addresses)].flatMap((thing) => schemaProblems(thing))).toEqual([]);
    expect(list.itemListElement).toMatchObject([
      { position: 51, url: 'https://jobs.example/find-jobs/view/7' },
      { position: 52 },
    ]);
  });
});

describe('The validity check itself', () => {
  it.each([
    [{ '@type': 'JobPostings' }, 'no type'],
    [{ ...posting(), salary: 5 }, 'has no salary'],
    [{ ...posting(), datePosted: 'yesterday' }, 'may not be "yesterday"'],
    [{ ...posting(), url: '/find-jobs/view/1' }, 'may not be "/find-jobs/view/1"'],
    [{ ...posting(), employmentType: ['full_time'] }, 'is not one of'],
    [{ ...posting(), title: undefined }, 'lacks title'],
    [{ ...posting(), jobLocation: { '@type': 'Organization', name: 'A' } }, 'may not be Organization'],
  ])('finds what is wrong with %j', (thing, problem) => {
    expect(schemaProblems(thing).join('; ')).toContain(problem);
  });
});
