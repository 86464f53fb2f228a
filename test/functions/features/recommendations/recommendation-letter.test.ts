import { describe, expect, it } from 'vitest';
import { candidateInvitationLetter } from '../../../../functions/features/invitations/candidate-invitation-letter.ts';
import { renderMail } from '../../../../functions/platform/outside/mail/render-mail.ts';
import { plainLetter } from '../../../../functions/platform/outside/mail/templates/plain-letter.tsx';
import { recommendationLetter } from '../../../../functions/features/recommendations/recommendation-letter.ts';
import { aJob } from '../../../support/builders.ts';

const link = 'https://hirehub.example/guest/job/5001?token=c2VjcmV0LXRva2VuLTEyMw&email=ana%40example.com';
const sender = { firstName: 'Olivia', lastName: 'Brandt' };
const job = aJob({
  rateFrom: 60,
  rateTo: 75,
  salaryFrom: 120_000,
  salaryTo: 120_000,
  salaryCurrency: 'EUR',
  client: { companyName: '<Lakeside> & Sons' },
  spheres: [
    { id: 1, name: 'Nursing' },
    { id: 2, name: 'ICU' },
  ] as never,
});

describe('The mail about a recommended job', () => {
  const mail = renderMail('ana@example.com', recommendationLetter(sender, job, link), plainLetter);

  it('names the job’s facts and leaves out those that the job leaves open', () => {
    expect(mail.text).toContain(
      'Company: <Lakeside> & Sons\nPlace: Remote\nHourly rate: USD 60–75 an hour\nSalary: EUR 120,000 a year\nSkills: Nursing, ICU',
    );
    expect(
      renderMail(
        'ana@example.com',
        recommendationLetter(sender, aJob({ rateFrom: null, rateTo: null }), link),
        plainLetter,
      ).text,
    ).not.toMatch(/rate|Salary|Skills/);
  });

  it('escapes what people wrote', () => {
    expect(mail.html).toContain('&lt;Lakeside&gt; &amp; Sons');
    expect(mail.html).not.toContain('<Lakeside>');
  });

  it('links to the job, and with one quiet link to declining it', () => {
    const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map((found) => found[1]?.replaceAll('&amp;', '&'));
    expect(hrefs).toEqual([link, `${link}&status=declined`]);
    expect(mail.text).toContain(`Not for me, thank you: ${link}&status=declined`);
  });

  it('says how long the link is valid and what to do if it was not expected', () => {
    expect(mail.text).toMatch(/once and for two weeks\. If you do not know who this is, do nothing/);
  });
});

it('The letter about a recommended job says who thinks so, and has every fact that is known', () => {
  const whole = aJob({
    title: 'ICU nurse',
    city: { name: 'Austin', state: { name: 'Texas' } } as never,
    rateFrom: 0,
    rateTo: 75,
    rateCurrency: 'EUR',
    salaryFrom: null,
    salaryTo: null,
    client: null,
    employmentType: ['full_time', 'part_time'],
    spheres: Array.from({ length: 7 }, (_, place) => ({ id: place, name: `Skill ${place + 1}` })) as never,
  });
  const letter = recommendationLetter(sender, whole, link);
  expect(letter).toMatchObject({
    subject: 'Olivia Brandt recommends a job to you: ICU nurse',
    paragraphs: [
      'Hello,',
      'Olivia Brandt thinks that this job on HireHub fits you. Have a look; accepting it submits your application.',
    ],
    action: { label: 'See the job and accept', href: link },
    smallPrint: 'The link works once and for two weeks. If you do not know who this is, do nothing.',
  });
  expect(letter.facts).toEqual([
    { label: 'Job', value: 'ICU nurse' },
    { label: 'Company', value: 'Confidential client' },
    { label: 'Place', value: 'Austin, Texas' },
    { label: 'Hourly rate', value: 'EUR 75 an hour' },
    { label: 'Employment', value: 'Full time, Part time' },
    { label: 'Skills', value: 'Skill 1, Skill 2, Skill 3, Skill 4, Skill 5, Skill 6' },
  ]);
});

it('The mail to an invited candidate has links for accepting and declining', () => {
  const mail = renderMail(
    'ana@example.com',
    candidateInvitationLetter(sender, 'https://hirehub.example/candidate-invite?token=t&email=e'),
    plainLetter,
  );
  expect(mail.subject).toBe('Olivia Brandt invites you to HireHub');
  expect(mail.text).toContain('Accept the invitation: https://hirehub.example/candidate-invite?token=t&email=e\n');
  expect(mail.text).toContain(
    'Decline the invitation: https://hirehub.example/candidate-invite?token=t&email=e&status=declined',
  );
});
