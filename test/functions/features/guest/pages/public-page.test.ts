import { describe, expect, it } from 'vitest';
import { markdownElements } from '../../../../../functions/features/guest/pages/markdown-elements.tsx';
import { pageAddresses } from '../../../../../functions/features/guest/pages/page-addresses.ts';
import { headElements } from '../../../../../functions/features/guest/pages/page-head.tsx';
import {
  jobPage,
  listPage,
  lostJobPage,
  missingPage,
  unavailablePage,
  type JobsOfPage,
} from '../../../../../functions/features/guest/pages/public-page.tsx';
import { staticMarkup } from '../../../../../functions/platform/outside/mail/static-markup.ts';
import type { CampaignCard } from '../../../../../shared/model/campaign.ts';
import type { GuestJobPage } from '../../../../../shared/model/job.ts';
import { aGuestJob } from '../../../../web/support/guest-job.ts';

const addresses = pageAddresses('https://jobs.example');
const site = 'https://jobs.example/find-jobs';
const aPage = (over: Partial<GuestJobPage> = {}): GuestJobPage => ({
  ...aGuestJob(),
  description: 'Care.',
  status: 'signed',
  endAt: null,
  ...over,
});
const nursing: CampaignCard = {
  id: 4,
  name: 'nursing',
  label: null,
  image: '/nursing.jpg',
  jobsCount: 1,
  chatPropertyId: null,
  chatWidgetId: null,
};
const aList = (over: Partial<JobsOfPage> = {}): JobsOfPage => ({
  jobs: [aGuestJob(), aGuestJob({ id: 2, title: 'Night nurse' })],
  now: Date.parse('2026-11-22T12:00:00.000Z'),
  total: 1234,
  page: 1,
  perPage: 50,
  campaign: null,
  campaigns: [],
  isNarrowed: false,
  embeddedData: {},
  ...over,
});
const markup = ({ body }: { body: Parameters<typeof staticMarkup>[0] }) => staticMarkup(body);
/** The texts of a page between its tags. */
const textOf = (page: Parameters<typeof markup>[0]) =>
  markup(page)
    .replace(/<[^>]+>/g, '\n')
    .split(/\n+/);
const stepsOf = (page: { things: readonly object[] }) =>
  (page.things.at(-1) as { itemListElement: { name: string; item?: string }[] }).itemListElement.map(
    ({ name }) => name,
  );

describe('The page of a job', () => {
  it('is named after job and company, and described by its facts up to a whole word', () => {
    const page = jobPage(aPage(), [], addresses);
    expect(page).toMatchObject({
      status: 200,
      title: 'Software Engineer at Meridian Health Partners',
      canonical: `${site}/view/1`,
      chunk: 'posting',
    });
    expect(page.description).toMatch(/^Meridian Health Partners · Austin, TX · .*\. Build the scheduler/);
    expect(stepsOf(page)).toEqual(['HireHub', 'Find jobs', 'Software Engineer']);
    const long = jobPage(aPage({ desc: 'word '.repeat(60) }), [], addresses).description;
    expect([long.length <= 158, long.endsWith(' word…')]).toEqual([true, true]);
  });

  it('says when it was posted and until when it is open, and lists its skills', () => {
    const texts = textOf(jobPage(aPage({ endAt: '2026-12-01T00:00:00.000Z' }), [], addresses));
    expect(texts[texts.indexOf('Posted') + 1]).toBe('Sep 1, 2026');
    expect(texts[texts.indexOf('Open until') + 1]).toBe('Dec 1, 2026');
    expect(texts[texts.indexOf('Skills') + 1]).toBe('TypeScript');
    expect(texts).toEqual(expect.arrayContaining(['About this job', 'At a glance', 'Apply now', '← All jobs']));
    const bare = textOf(jobPage(aPage({ spheres: [] }), [], addresses));
    for (const absent of ['Open until', 'Skills', 'Similar jobs']) expect(bare).not.toContain(absent);
  });

  it('leads to applying and to similar jobs', () => {
    const html = markup(jobPage(aPage(), [aGuestJob({ id: 9, title: 'Nurse' })], addresses));
    expect(html).toContain('href="/sign-up?job=1"');
    expect(html).toContain('<h2>Similar jobs</h2>');
    expect(html).toContain('href="/find-jobs/view/9"');
  });

  it('calls none similar where it names no skill to compare', () => {
    const html = markup(jobPage(aPage({ spheres: [] }), [aGuestJob({ id: 9 })], addresses));
    expect([html.includes('Similar jobs'), html.includes('<h2>Open now</h2>')]).toEqual([false, true]);
  });
});

describe('The page of what is not there', () => {
  const described = 'Open jobs on HireHub, with place, pay and skills.';
  const others = [aGuestJob({ id: 9 })];

  it.each([
    [
      'a closed job',
      lostJobPage(410, others),
      410,
      'Job closed',
      ['This job is closed', 'Similar jobs'],
      'The employer has filled it or taken it down, so it no longer accepts applications. These are open now:',
    ],
    [
      'an unknown job',
      lostJobPage(404, others),
      404,
      'Job not found',
      ['Job not found', 'Open now'],
      'The link may be incomplete, or the job was removed. These are open now:',
    ],
    [
      'an unknown address',
      missingPage(),
      404,
      'Page not found',
      ['There is no such page'],
      'The link may be cut short.',
    ],
    [
      'jobs that cannot be read',
      unavailablePage(),
      503,
      'Find jobs',
      ['The jobs cannot be shown at the moment'],
      'Please try again in a moment.',
    ],
  ] as const)('says so of %s', (_what, page, status, title, headings, text) => {
    expect(page).toMatchObject({ status, title, description: described, canonical: undefined, things: [] });
    const html = markup(page);
    expect([...html.matchAll(/<h[12]>(.*?)<\/h[12]>/g)].map(([, heading]) => heading)).toEqual(headings);
    expect(html).toContain(`<p>${text}</p>`);
    expect(html).toContain('href="/find-jobs">See all jobs</a>');
  });
});

describe('The page of a list', () => {
  it('of all jobs is described by their number and the first of them', () => {
    const page = listPage(aList(), addresses);
    expect(page).toMatchObject({
      status: 200,
      title: 'Find jobs',
      canonical: site,
      chunk: 'browse',
      previous: undefined,
    });
    expect(page.description).toBe('1,234 open jobs, with place, pay and skills: Software Engineer, Night nurse.');
    expect(page.next).toBe(`${site}?page=2`);
    expect([stepsOf(page), page.things.length]).toEqual([['HireHub', 'Find jobs'], 2]);
    expect(textOf(page)).toEqual(expect.arrayContaining(['Find your next job', 'All jobs ', '1,234', 'Older jobs']));
    expect(textOf(page)).not.toContain('Newer jobs');
  });

  it('says of a job that closes within a week when it does, and of no other', () => {
    const ending = (endAt: string) => textOf(listPage(aList({ jobs: [aGuestJob({ endAt })] }), addresses));
    expect(ending('2026-11-25T12:00:00.000Z')).toContain('Closes in 3 days');
    expect(ending('2026-12-25T12:00:00.000Z').join(' ')).not.toContain('Closes');
  });

  it('names four jobs at most, and none where there are none', () => {
    const jobs = ['A', 'B', 'C', 'D', 'E'].map((title, id) => aGuestJob({ id, title }));
    expect(listPage(aList({ jobs, total: 5 }), addresses).description).toMatch(/: A, B, C, D\.$/);
    const { description } = listPage(aList({ jobs: [], total: 0 }), addresses);
    expect(description).toBe('0 open jobs, with place, pay and skills: new ones come every day.');
  });

  it('of a category has its name, address and way, page by page', () => {
    const page = listPage(aList({ campaign: nursing, total: 120, page: 2 }), addresses);
    expect(page).toMatchObject({
      title: 'NURSING jobs, page 2',
      canonical: `${site}/nursing?page=2`,
      previous: `${site}/nursing`,
      next: `${site}/nursing?page=3`,
    });
    expect(page.description).toMatch(/^120 open jobs in NURSING, with place/);
    expect(stepsOf(page)).toEqual(['HireHub', 'Find jobs', 'NURSING']);
    expect(textOf(page)).toEqual(expect.arrayContaining(['← All categories', 'NURSING ', '120', 'Newer jobs']));
    expect(markup(page)).toContain('<img src="/nursing.jpg"');
    expect(listPage(aList({ campaign: nursing, total: 120, page: 3 }), addresses).next).toBeUndefined();
    const labelled = listPage(aList({ campaign: { ...nursing, label: 'Care', image: null } }), addresses);
    expect(labelled.title).toBe('Care jobs');
    expect(markup(labelled)).toContain('<span class="category-image"></span>');
  });

  it('that filters narrow has categories, but neither jobs nor a number before the script', () => {
    const page = listPage(aList({ isNarrowed: true, campaigns: [nursing] }), addresses);
    expect(page.things).toHaveLength(1);
    const html = markup(page);
    expect(html).not.toContain('1,234');
    expect(html).not.toContain('/find-jobs/view/');
    expect(html).toContain('href="/find-jobs/nursing"');
    expect(textOf(page)).toEqual(expect.arrayContaining(['NURSING', '1 job']));
  });
});

describe('The head of a public page', () => {
  const files = ['/assets/a.css', '/assets/b.js'];
  const head = (over: object = {}) =>
    staticMarkup(
      headElements(
        { ...listPage(aList({ page: 2 }), addresses), ...over },
        { picture: '/p.png', feed: '/feed.xml', files },
      ),
    );

  it('has what search engines and previews read', () => {
    const html = head();
    for (const [property, content] of [
      ['og:type', 'website'],
      ['og:site_name', 'HireHub'],
      ['og:title', 'Find jobs, page 2'],
      ['og:url', `${site}?page=2`],
      ['og:image', '/p.png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'HireHub: open jobs'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}">`);
    for (const [name, content] of [
      ['twitter:title', 'Find jobs, page 2'],
      ['twitter:image', '/p.png'],
      ['robots', 'index, follow, max-image-preview:large'],
    ])
      expect(html).toContain(`<meta name="${name}" content="${content}">`);
    expect(html).toContain(`<link rel="prev" href="${site}">`);
    expect(html).toContain(`<link rel="next" href="${site}?page=3">`);
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="HireHub: newest jobs" href="/feed.xml">',
    );
    expect(html).toContain('<link rel="stylesheet" crossOrigin="anonymous" href="/assets/a.css">');
    expect(html).toContain(
      '<link rel="modulepreload" crossOrigin="anonymous" fetchPriority="low" href="/assets/b.js">',
    );
  });

  it.each([{ status: 404 }, { canonical: undefined }])('keeps a page with %j out of search engines', (over) => {
    expect(head(over)).toContain('<meta name="robots" content="noindex, follow">');
  });

  it('names no address where a page has none', () => {
    expect(head({ canonical: undefined, previous: undefined, next: undefined })).not.toMatch(
      /canonical|og:url|prev|next/,
    );
  });
});

describe('A description drawn on the server', () => {
  it.each([
    ['two first headings', '# One\n## Two\n### Three', '<h3>One</h3><h3>Two</h3><h4>Three</h4>'],
    ['paragraphs', 'One\r\nmore\r\n\r\nTwo\n \nThree', '<p>One<br>more</p><p>Two</p><p>Three</p>'],
    [
      'a list below its words',
      'We have\n- one\n  more\n* two\n+ three',
      '<p>We have</p><ul><li>one more</li><li>two</li><li>three</li></ul>',
    ],
    ['a numbered list', '1. one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
    ['words', '**a** __b__ *c* `d`', '<p><strong>a</strong> <strong>b</strong> <em>c</em> <code>d</code></p>'],
    ['words in words', '**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    [
      'links',
      '[a](https://b.example) [c](mailto:d@e.example)',
      '<p><a href="https://b.example" rel="nofollow noopener">a</a> <a href="mailto:d@e.example" rel="nofollow noopener">c</a></p>',
    ],
    ['no other links', '[a](javascript:b) [c](/d) [e](ftp://f)', '<p>a c e</p>'],
    ['what is no mark', '2 * 3 * 4 and ** and a_b_c', '<p>2 * 3 * 4 and ** and a_b_c</p>'],
    ['nothing of nothing', ' \n\n ', ''],
  ])('has %s', (_what, text, html) => {
    expect(staticMarkup(markdownElements(text))).toBe(html);
  });
});
