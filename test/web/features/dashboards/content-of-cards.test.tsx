// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClosedJobRow, RankedPerson, SlowJob } from '../../../../shared/model/dashboard.ts';
import type { PayAsked } from '../../../../shared/model/pay-asked.ts';
import { ClientClosures, ClosedJobs } from '../../../../web/features/dashboards/components/closed-jobs.tsx';
import { ComparedManagers } from '../../../../web/features/dashboards/components/compared-managers.tsx';
import { PayAskedOfJobs } from '../../../../web/features/dashboards/components/pay-asked.tsx';
import { PutForwardGroups } from '../../../../web/features/dashboards/components/put-forward-groups.tsx';
import { SlowJobs } from '../../../../web/features/dashboards/components/slow-jobs.tsx';
import { TopManagers, TopRecruiters } from '../../../../web/features/dashboards/components/top-people.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { readCard } from '../../support/read-card.tsx';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const asked = { range: 'week', zone: 'UTC' } as const;
const noon = '2026-11-17T12:00:00.000Z';
const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Mbeki', avatar: null });
const of = (call: keyof typeof fakeApi, ...data: object[]) =>
  fakeApi[call].mockResolvedValue({ data, meta: { total: data.length, page: 1, perPage: 6 } });

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) });
});

describe('The card', () => {
  it('of closed jobs says how each ended, for whom and by whom, and has all of it in its file (PLUS-30)', async () => {
    const closed: ClosedJobRow = {
      jobId: 11,
      title: 'ICU nurse',
      clientId: 7,
      company: 'Meridian',
      isHire: true,
      candidate: person(3, 'Ada'),
      recruiter: person(4, 'Joseph'),
      points: 600,
      closedAt: noon,
      days: 12,
    };
    of(
      'listManagerClosedJobs',
      closed,
      { ...closed, jobId: 12, company: null, candidate: null, recruiter: null, days: 0 },
      { ...closed, jobId: 13, isHire: false, points: 0, days: 1 },
      { ...closed, jobId: 14, clientId: null, company: null, candidate: null, recruiter: null, isWithheld: true },
    );
    expect(await readCard(() => <ClosedJobs of="manager" asked={asked} />, saveBlob)).toMatchInlineSnapshot(`
      "Closed jobs: Jobs that were closed in this period, also those that were opened again later, and hires
        for one of several openings.
      ICU nurseMeridian · Ada Mbeki was hired, put forward by Joseph MbekiNov 17 open 12 days
      ICU nurseConfidential client · a former candidate was hiredNov 17 open same day
      ICU nurseMeridian · closed without a hireNov 17 open 1 day
      ICU nurseConfidential client · somebody was hiredNov 17 open 12 days
      (counts)
      ICU nurse: /jobs/view/11
      ICU nurse: /jobs/view/12
      ICU nurse: /jobs/view/13
      ICU nurse: /jobs/view/14
      CSV, closed jobs: closed-jobs-2026-11-24.csv
      Job|Client|Closed|Days open|Hired|Recruiter|Points|What it counts
      ICU nurse|Meridian|2026-11-17|12|Ada Mbeki|Joseph Mbeki|600|(counts)
      ICU nurse||2026-11-17|0|A former candidate||600|(counts)
      ICU nurse|Meridian|2026-11-17|1||Joseph Mbeki|0|(counts)
      ICU nurse||2026-11-17|12|Somebody||600|(counts)"
    `);
  });

  it('of hires by client counts the closed jobs of each, also of former ones and of none', async () => {
    const closure = { clientId: 7, company: 'Meridian', closed: 8, hired: 6 };
    of(
      'listManagerClientClosures',
      closure,
      { clientId: 8, company: null, closed: 4, hired: 1 },
      { clientId: null, company: null, closed: 1, hired: 0 },
      { clientId: null, company: null, closed: 9, hired: 3, isWithheld: true },
    );
    expect(await readCard(() => <ClientClosures of="manager" asked={asked} />, saveBlob)).toMatchInlineSnapshot(`
      "Hires by client: Of each client’s jobs that were closed in this period, how many were closed with a hire.
      Meridian6 of 8 (75%) closed with a hire
      A former client1 of 4 closed with a hire
      Without a client0 of 1 closed with a hire
      Of managers who do not work with you3 of 9 closed with a hire
      (counts)
      6, jobs of Meridian closed with a hire: …&figure=hired&client=7
      8, all of jobs of Meridian closed with a hire: …&figure=closed&client=7
      1, jobs of A former client closed with a hire: …&figure=hired&client=8
      4, all of jobs of A former client closed with a hire: …&figure=closed&client=8
      0, jobs of Without a client closed with a hire: …&figure=hired&client=none
      1, all of jobs of Without a client closed with a hire: …&figure=closed&client=none
      CSV, hires by client: hires-by-client-2026-11-24.csv
      Client|Closed|Closed with a hire|What it counts
      Meridian|8|6|(counts)
      A former client|4|1|(counts)
      Without a client|1|0|(counts)
      Of managers who do not work with you|9|3|(counts)"
    `);
  });

  it('of managers side by side has a column for each number, which leads to it of that manager', async () => {
    const row = {
      managerId: 9,
      manager: person(9, 'Ines'),
      flows: [
        { name: 'posted', count: 4, before: 1 },
        { name: 'hired', count: 3, before: 1 },
      ],
      answers: { cases: 10, within: [5, 9] },
    };
    of('listComparedManagers', row, { ...row, managerId: 8, manager: null, answers: { cases: 0, within: [] } });
    expect(await readCard(() => <ComparedManagers of="super_manager" asked={asked} managerId={2} />, saveBlob))
      .toMatchInlineSnapshot(`
        "Your managers side by side: (explained below)
        ManagerJobs postedHiresAnswered within 5 days
        Ines Mbeki439 of 10 (90%)
        A former manager43–
        Ines Mbeki: /super_manager/managers/9
        4, Jobs posted, Ines Mbeki: …&managerId=9&figure=posted
        3, Hires, Ines Mbeki: …&managerId=9&figure=hired
        9, Answered within 5 days, Ines Mbeki: …&managerId=9&figure=stays&status=submitted&within=5
        10, all of Answered within 5 days, Ines Mbeki: …&managerId=9&figure=stays&status=submitted
        A former manager: /super_manager/managers/8
        4, Jobs posted, A former manager: …&managerId=8&figure=posted
        3, Hires, A former manager: …&managerId=8&figure=hired
        CSV, your managers side by side: managers-2026-11-24.csv
        Manager|Jobs posted|Hires|Answers|Answered within 5 days|What it counts
        Ines Mbeki|4|3|10|9|Jobs posted: Jobs that were posted, also those that were deleted later. Hires: Jobs
          that were closed with a hired candidate. Answered within 5 days: Of the submitted candidates who were
          moved on or rejected in this period, those who had waited less than 5 days.
        A former manager|4|3|0||Jobs posted: Jobs that were posted, also those that were deleted later. Hires:
          Jobs that were closed with a hired candidate. Answered within 5 days: Of the submitted candidates who
          were moved on or rejected in this period, those who had waited less than 5 days."
      `);
  });

  it('of skills leads to whom the recruiter put forward for each, by how far they are', async () => {
    of('listRecruiterSkills', { id: 7, name: 'Nursing', candidates: 6, running: 1, hired: 2, rejected: 3 });
    expect(await readCard(() => <PutForwardGroups by="skills" of="recruiter" asked={asked} />, saveBlob))
      .toMatchInlineSnapshot(`
        "Skills of your candidates’ jobs: Candidates whom you put forward in this period, once for each skill
          of the job, and how far they are now.
        Nursing6 candidates 2 hired, 1 in progress, 3 rejected
        (counts)
        6 candidates, Nursing: …&figure=putForward&skillId=7
        2 hired, Nursing: …&figure=putForward&skillId=7&outcome=hired
        1 in progress, Nursing: …&figure=putForward&skillId=7&outcome=running
        3 rejected, Nursing: …&figure=putForward&skillId=7&outcome=rejected
        CSV, skills of your candidates’ jobs: candidates-by-skills-2026-11-24.csv
        Skill|Candidates|In progress|Hired|Rejected|What it counts
        Nursing|6|1|2|3|(counts)"
      `);
  });

  it('of clients does so too, also of jobs without a client', async () => {
    of(
      'listRecruiterClients',
      { id: 7, name: 'Meridian', candidates: 1, running: 1, hired: 0, rejected: 0 },
      { id: null, name: null, candidates: 2, running: 0, hired: 0, rejected: 2 },
    );
    expect(await readCard(() => <PutForwardGroups by="clients" of="recruiter" asked={asked} />, saveBlob))
      .toMatchInlineSnapshot(`
        "Clients of your candidates’ jobs: Candidates whom you put forward in this period, by the job’s client,
          and how far they are now.
        Meridian1 candidate 1 in progress
        Without a client2 candidates 2 rejected
        (counts)
        1 candidate, Meridian: …&figure=putForward&client=7
        1 in progress, Meridian: …&figure=putForward&client=7&outcome=running
        2 candidates, Without a client: …&figure=putForward&client=none
        2 rejected, Without a client: …&figure=putForward&client=none&outcome=rejected
        CSV, clients of your candidates’ jobs: candidates-by-clients-2026-11-24.csv
        Client|Candidates|In progress|Hired|Rejected|What it counts
        Meridian|1|1|0|0|(counts)
        Without a client|2|0|0|2|(counts)"
      `);
  });

  const ranked: RankedPerson[] = [
    { place: 1, personId: 4, person: person(4, 'Ines'), hires: 3, points: 1200, answers: { cases: 10, within: 9 } },
    { place: 2, personId: 5, person: person(5, 'Ada'), hires: 1, points: 1, answers: { cases: 4, within: 1 } },
    { place: 2, personId: 6, person: null, hires: 1, points: 0, answers: { cases: 0, within: 0 } },
  ];
  it('of the recruiters with the most hires leads a manager to the hires of each', async () => {
    fakeApi.listManagerTopRecruiters.mockResolvedValue({ data: ranked });
    expect(await readCard(() => <TopRecruiters of="manager" asked={asked} />, saveBlob)).toMatchInlineSnapshot(`
      "Recruiters with the most hires: Hires are jobs closed with a hire in this period; equal ones by points.
        Answers: Of the submitted candidates who were moved on or rejected in this period, those who had waited
        less than 5 days.
      1. Ines Mbeki9 of 10 (90%) answered within 5 days3 hires 1,200 points
      2. Ada Mbeki1 of 4 answered within 5 days1 hire 1 point
      2. A former recruiterNo candidate was answered in this period1 hire 0 points
      (counts)
      9, Ines Mbeki, answered within 5 days: …&figure=stays&status=submitted&recruiterId=4&within=5
      10, all of Ines Mbeki, answered within 5 days: …&figure=stays&status=submitted&recruiterId=4
      3 hires, Ines Mbeki: …&figure=hired&recruiterId=4
      1,200 points, Ines Mbeki: …&figure=points&recruiterId=4
      1, Ada Mbeki, answered within 5 days: …&figure=stays&status=submitted&recruiterId=5&within=5
      4, all of Ada Mbeki, answered within 5 days: …&figure=stays&status=submitted&recruiterId=5
      1 hire, Ada Mbeki: …&figure=hired&recruiterId=5
      1 point, Ada Mbeki: …&figure=points&recruiterId=5
      1 hire, A former recruiter: …&figure=hired&recruiterId=6
      0 points, A former recruiter: …&figure=points&recruiterId=6
      CSV, recruiters with the most hires: recruiters-with-the-most-hires-2026-11-24.csv
      Place|Name|Hires|Points|Answers|Answered within 5 days|What it counts
      1|Ines Mbeki|3|1200|10|9|(counts)
      2|Ada Mbeki|1|1|4|1|(counts)
      2|A former recruiter|1|0|0|0|(counts)"
    `);
  });

  it('of the recruiters with the most hires leads a recruiter to their own alone', async () => {
    fakeApi.listRecruiterTopRecruiters.mockResolvedValue({ data: ranked });
    const card = await readCard(() => <TopRecruiters of="recruiter" asked={asked} />, saveBlob);
    expect(card.split('\n').slice(1, -5).join('\n')).toMatchInlineSnapshot(`
      "  Answers: Of the submitted candidates who were moved on or rejected in this period, those who had waited
        less than 5 days.
      1. Ines Mbeki9 of 10 (90%) answered within 5 days3 hires 1,200 points
      2. Ada Mbeki1 of 4 answered within 5 days1 hire 1 point
      2. A former recruiterNo candidate was answered in this period1 hire 0 points
      (counts)
      1, Ada Mbeki, answered within 5 days: …&figure=stays&status=submitted&within=5
      4, all of Ada Mbeki, answered within 5 days: …&figure=stays&status=submitted
      1 hire, Ada Mbeki: …&figure=hired
      1 point, Ada Mbeki: …&figure=points"
    `);
  });

  it('of one’s managers with the most hires leads to the figures of each', async () => {
    fakeApi.listTopManagers.mockResolvedValue({ data: ranked.slice(1) });
    expect(await readCard(() => <TopManagers of="super_manager" asked={asked} />, saveBlob)).toMatchInlineSnapshot(`
      "Your managers with the most hires: Hires are jobs closed with a hire in this period; equal ones by points.
        Answers: Of the submitted candidates who were moved on or rejected in this period, those who had waited
        less than 5 days.
      2. Ada Mbeki1 of 4 answered within 5 days1 hire 1 point
      2. A former managerNo candidate was answered in this period1 hire 0 points
      (counts)
      1, Ada Mbeki, answered within 5 days: …&managerId=5&figure=stays&status=submitted&within=5
      4, all of Ada Mbeki, answered within 5 days: …&managerId=5&figure=stays&status=submitted
      1 hire, Ada Mbeki: …&managerId=5&figure=hired
      1 point, Ada Mbeki: …&managerId=5&figure=points
      1 hire, A former manager: …&managerId=6&figure=hired
      0 points, A former manager: …&managerId=6&figure=points
      CSV, your managers with the most hires: your-managers-with-the-most-hires-2026-11-24.csv
      Place|Name|Hires|Points|Answers|Answered within 5 days|What it counts
      2|Ada Mbeki|1|1|4|1|(counts)
      2|A former manager|1|0|0|0|(counts)"
    `);
  });

  it('of slow jobs has in its file what each waits for, and since or until when', async () => {
    const slow: SlowJob = {
      jobId: 1,
      title: 'ICU nurse',
      company: 'Meridian',
      createdAt: '2026-11-01T12:00:00.000Z',
      reason: 'manager',
      count: 2,
      since: noon,
    };
    of('listSlowJobs', slow, { ...slow, jobId: 2, company: null, reason: 'no_candidates', since: null });
    expect(await readCard(() => <SlowJobs />, saveBlob)).toMatchInlineSnapshot(`
      "What slows your open jobs: Each open job, the longest open first, and what it waits for now: you before
        anybody else, then interviews, then candidates. It does not depend on the chosen time.
      ICU nurseMeridian · 2 candidates wait for you since 17th Nov 2026Decide
      ICU nurseConfidential client · Nobody is on it yet posted 1st Nov 2026Recommend it
      (counts)
      ICU nurse: /jobs/view/1
      2 candidates wait for you: /jobs/1/candidates?waits=manager
      Decide, ICU nurse: /jobs/1/candidates?waits=manager
      ICU nurse: /jobs/view/2
      Recommend it, ICU nurse: /jobs/view/2
      CSV, what slows your open jobs: open-jobs-2026-11-24.csv
      Job|Client|Posted|Waits for|Since or until|What it counts
      ICU nurse|Meridian|2026-11-01|2 candidates wait for you|2026-11-17|(counts)
      ICU nurse||2026-11-01|Nobody is on it yet||(counts)"
    `);
  });

  it('of pay asked has in its file what each job pays and what is asked', async () => {
    const pay: PayAsked = {
      jobId: 1,
      title: 'ICU nurse',
      company: 'Meridian',
      what: 'salary',
      currency: 'USD',
      offered: { from: 95_000, to: 110_000 },
      skills: 'some',
      cases: 5,
      within: 3,
      median: 115_000,
    };
    of('listPayAsked', pay, { ...pay, jobId: 2, company: null, what: 'rate', cases: 4, median: null });
    expect(await readCard(() => <PayAskedOfJobs />, saveBlob)).toMatchInlineSnapshot(`
      "Pay asked against pay offered: Each open job, the longest open first. Of the candidates with all of its
        skills, or with some where fewer than 5 have all, the share that asks no more than it pays at most. Only
        those who ask in its currency, and only as much as they ask at most. It does not depend on the chosen
        time.
      ICU nurseMeridian · pays $95k–110k/yr, half ask at most $115k/yr60% ask no more of those with some of
        its skills
      ICU nurseConfidential client · pays $95,000–110,000/htoo few ask 
      (counts)
      ICU nurse: /jobs/view/1
      ICU nurse: /jobs/view/2
      CSV, pay asked against pay offered: pay-asked-and-offered-2026-11-24.csv
      Job|Client|Compared|Currency|Pays from|Pays to|Skills|Ask no more, in %|Half ask at most|What it counts
      ICU nurse|Meridian|salary|USD|95000|110000|some|60|115000|(counts)
      ICU nurse||rate|USD|95000|110000|some|||(counts)"
    `);
  });
});
