import { afterEach, describe, expect, it, vi } from 'vitest';
import { roles } from '../../../../../shared/constants/roles.ts';
import type { Account } from '../../../../../shared/model/person.ts';
import { isActive } from '../../../../../web/features/shell/model/menu-items.ts';
import { menuKindOf, menus } from '../../../../../web/features/shell/model/menus.ts';
import {
  jobEntries,
  paletteEntries,
  recentEntries,
  searchEntries,
} from '../../../../../web/features/shell/model/palette-entries.ts';
import type { PaletteEntry } from '../../../../../web/features/shell/model/palette-match.ts';

const chooseTheme = vi.hoisted(() => vi.fn());
vi.mock('../../../../../web/ui/theme/theme-choice.ts', () => ({ chooseTheme }));
afterEach(() => vi.clearAllMocks());

const asked = { onInviteRecruiter: vi.fn(), onInviteCandidates: vi.fn(), onAddClient: vi.fn(), onLogOut: vi.fn() };
const entriesOf = (role: Account['role']) =>
  paletteEntries({ ...asked, account: { role, isInternal: true, hasManagers: true } as Account });
/** An entry as its reader finds it: group, label, address and synonyms. */
const lineOf = ({ group, label, to, words, whenTyped }: PaletteEntry) =>
  [group, label, to, words && `(${words})`, whenTyped && 'when typed'].filter(Boolean).join(' | ');

describe('The palette', () => {
  it('of a candidate has these pages and actions, each with its synonyms (PLUS-26)', () => {
    expect(entriesOf('candidate').map(lineOf)).toMatchInlineSnapshot(`
      [
        "Go to | Dashboard | /dashboard | (home start overview)",
        "Go to | Jobs | /jobs | (find search openings positions vacancies)",
        "Go to | Calendar | /calendar",
        "Go to | Messages | /messages",
        "Go to | Notifications | /notifications | (bell news unread)",
        "Go to | Who represents you | /claims | (represent introduction proposal owner put forward)",
        "Go to | Find jobs | /find-jobs | (search openings map apply)",
        "Go to | Profile settings | /profile | (account password avatar me)",
        "Go to | Support | /support | (help contact)",
        "Go to | Points | /points | (bounty redeem reward balance)",
        "Do | Invite candidates | (mail friend add)",
        "Do | Theme: light | (theme appearance mode colour color night day contrast)",
        "Do | Theme: dark | (theme appearance mode colour color night day contrast)",
        "Do | Theme: as on this device | (theme appearance mode colour color night day contrast)",
        "Do | Log Out | (sign out leave)",
      ]
    `);
  });

  it('of a manager has these pages and actions, each with its synonyms (PLUS-26)', () => {
    expect(entriesOf('manager').map(lineOf)).toMatchInlineSnapshot(`
      [
        "Go to | Dashboard | /dashboard | (home start overview)",
        "Go to | Jobs | /jobs | (find search openings positions vacancies)",
        "Go to | Clients | /clients | (find search companies customers)",
        "Go to | Recruiters | /manager/recruiters | (find search people team)",
        "Go to | Campaigns | /campaigns",
        "Go to | Skills | /skills",
        "Go to | Calendar | /calendar",
        "Go to | Messages | /messages",
        "Go to | Notifications | /notifications | (bell news unread)",
        "Go to | Claims | /claims | (represent introduction proposal owner put forward)",
        "Go to | Jobs by client | /clients-jobs",
        "Go to | Recruiters by client | /recruiters-clients",
        "Go to | Jobs by recruiter | /manager/recruiters-jobs",
        "Go to | Profile settings | /profile | (account password avatar me)",
        "Go to | Support | /support | (help contact)",
        "Do | Post new job | /jobs/new | (create add vacancy position)",
        "Do | Invite Recruiter | (mail add)",
        "Do | Add Client | (new company create)",
        "Do | New campaign | /campaigns/edit/new | (create add category)",
        "Do | New skill | /skills/new | (create add tag)",
        "Do | Theme: light | (theme appearance mode colour color night day contrast)",
        "Do | Theme: dark | (theme appearance mode colour color night day contrast)",
        "Do | Theme: as on this device | (theme appearance mode colour color night day contrast)",
        "Do | Log Out | (sign out leave)",
      ]
    `);
  });

  it('of a recruiter has these pages and actions, each with its synonyms (PLUS-26)', () => {
    expect(entriesOf('recruiter').map(lineOf)).toMatchInlineSnapshot(`
      [
        "Go to | Dashboard | /dashboard | (home start overview)",
        "Go to | Jobs | /jobs | (find search openings positions vacancies)",
        "Go to | Find work | /recruiter/market",
        "Go to | Search candidates | /recruiter/candidates",
        "Go to | Resumes | /resumes",
        "Go to | My tasks | /recruiter/tasks | (to do reminders due call)",
        "Go to | Calendar | /calendar",
        "Go to | Messages | /messages",
        "Go to | Notifications | /notifications | (bell news unread)",
        "Go to | Claims | /claims | (represent introduction proposal owner put forward)",
        "Go to | Leaderboard | /leaderboard | (ranking top recruiters points)",
        "Go to | Added candidates | /recruiter/candidates/added | (duplicates merge imported)",
        "Do | Add candidate | /recruiter/candidates/add | (new create)",
        "Do | Import people | /recruiter/candidates/import | (csv file spreadsheet candidates add)",
        "Go to | Profile settings | /profile | (account password avatar me)",
        "Go to | Support | /support | (help contact)",
        "Go to | Points | /points | (bounty redeem reward balance)",
        "Do | Invite candidates | (mail friend add)",
        "Do | Theme: light | (theme appearance mode colour color night day contrast)",
        "Do | Theme: dark | (theme appearance mode colour color night day contrast)",
        "Do | Theme: as on this device | (theme appearance mode colour color night day contrast)",
        "Do | Log Out | (sign out leave)",
      ]
    `);
  });

  it('of a super manager has these pages and actions, each with its synonyms (PLUS-26)', () => {
    expect(entriesOf('super_manager').map(lineOf)).toMatchInlineSnapshot(`
      [
        "Go to | Dashboard | /dashboard | (home start overview)",
        "Go to | Jobs | /jobs | (find search openings positions vacancies)",
        "Go to | Managers | /super_manager/managers | (find search people team oversee)",
        "Go to | Clients | /clients | (find search companies customers)",
        "Go to | Notifications | /notifications | (bell news unread)",
        "Go to | Jobs by client | /clients-jobs",
        "Go to | Profile settings | /profile | (account password avatar me)",
        "Go to | Support | /support | (help contact)",
        "Do | Theme: light | (theme appearance mode colour color night day contrast)",
        "Do | Theme: dark | (theme appearance mode colour color night day contrast)",
        "Do | Theme: as on this device | (theme appearance mode colour color night day contrast)",
        "Do | Log Out | (sign out leave)",
      ]
    `);
  });

  it('does what its actions say', () => {
    const run = (role: Account['role'], label: string) =>
      entriesOf(role)
        .find((one) => one.label === label)
        ?.run?.();
    const done = () => Object.fromEntries(Object.entries(asked).map(([name, { mock }]) => [name, mock.calls.length]));
    run('manager', 'Invite Recruiter');
    run('manager', 'Add Client');
    run('candidate', 'Invite candidates');
    run('recruiter', 'Log Out');
    expect(done()).toEqual({ onInviteRecruiter: 1, onInviteCandidates: 1, onAddClient: 1, onLogOut: 1 });
    for (const label of ['Theme: dark', 'Theme: light', 'Theme: as on this device']) run('candidate', label);
    expect(chooseTheme.mock.calls).toEqual([['dark'], ['light'], ['system']]);
  });

  it('has for each job of a manager what can be done with it, once it is typed', () => {
    expect(jobEntries('manager', [{ id: 7, title: 'ICU nurse' }]).map(lineOf)).toEqual([
      'Do | Close job: ICU nurse | /jobs/view/7/close | (end fill hired) | when typed',
      'Do | Edit job: ICU nurse | /jobs/7 | (change) | when typed',
      'Do | Candidates of ICU nurse | /jobs/7/candidates | (board pipeline) | when typed',
    ]);
    for (const role of ['recruiter', 'candidate', 'super_manager'] as const)
      expect(jobEntries(role, [{ id: 7, title: 'ICU nurse' }])).toEqual([]);
  });

  it('begins with recent pages by their titles, and searches open jobs for what is typed', () => {
    expect(recentEntries([{ address: '/jobs', title: 'Jobs' }], '/clients').map(lineOf)).toEqual([
      'Recent | Jobs | /jobs',
    ]);
    const many = ['/jobs', '/clients', '/a', '/b', '/c', '/d', '/e'].map((address) => ({ address, title: address }));
    expect(recentEntries(many, '/jobs').map(({ to }) => to)).toEqual(['/clients', '/a', '/b', '/c', '/d']);
    expect(searchEntries('candidate', 'a&b').map(lineOf)).toEqual([
      'Do | Find “a&b” in open jobs | /find-jobs?q=a%26b&in=all',
    ]);
    expect(searchEntries('manager', 'a&b')).toEqual([]);
  });
});

describe('The menu', () => {
  it.each(roles.filter((role) => role !== 'recruiter'))('of a %s is that of the role', (role) => {
    for (const isInternal of [true, false])
      expect(menuKindOf({ role, isInternal, hasManagers: isInternal })).toBe(role);
  });

  it.each([
    [true, true, 'recruiter'],
    [true, false, 'recruiter'],
    [false, true, 'recruiterExternal'],
    [false, false, 'recruiterWithOutManagers'],
  ])(
    'of a recruiter who is internal: %s, and has managers: %s, is that of a %s (DEC-11)',
    (isInternal, hasManagers, kind) => {
      expect(menuKindOf({ role: 'recruiter', isInternal, hasManagers })).toBe(kind);
    },
  );

  it.each([
    ['Jobs', ['/jobs', '/jobs/7', '/manager/jobs', '/recruiter/jobs/view/7', '/candidate/jobs', '/super_manager/jobs']],
    ['Jobs', ['/find-jobs', '/find-jobs/view/7', '/guest/jobs', '/guest/jobs/x', '/manager/post-new-job']],
    ['Jobs', ['/manager/recruiters-jobs']],
    ['Clients', ['/clients', '/clients/7', '/clients-jobs', '/recruiters-clients', '/manager/add-client']],
    [
      undefined,
      ['/jobs-board', '/x/jobs', '/find-jobsx', '/guest/job/7', '/x/clients-jobs', '/x/manager/post-new-job'],
    ],
    [undefined, ['/recruiter/post-new-job', '/x/find-jobs', '/clientsx', '/', '/guest/jobsx']],
  ])('marks %s on the pages that belong to it: %j (SHELL-11)', (label, pages) => {
    for (const page of pages) expect(menus.manager.find((item) => isActive(item, page))?.label, page).toBe(label);
  });

  it('of a guest marks no entry that leads to the log-in page', () => {
    expect(menus.guest.filter((item) => isActive(item, '/log-in'))).toEqual([]);
    expect(menus.guest.filter((item) => isActive(item, '/find-jobs')).map(({ label }) => label)).toEqual(['Jobs']);
  });
});
