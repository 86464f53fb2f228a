import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import { sources } from '../../../shared/constants/sources.ts';
import type { SlowReason } from '../../../shared/constants/dashboard.ts';
import type { Account } from '../../../shared/model/person.ts';
import { AccountContext } from '../../../web/common/account/account.ts';
import { Figures } from '../../../web/features/dashboards/components/figures.tsx';
import type { DashboardOf } from '../../../web/features/dashboards/queries/figures.ts';
import { renderPage, respondToCalls } from './render-page.tsx';

// Not the zone of the machine that runs the tests.
const timeZone = 'Asia/Kathmandu';
export const zone = encodeURIComponent(timeZone);
const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Mbeki', avatar: null });
const list = (data: unknown[]) => ({ body: { data, meta: { total: data.length, page: 1, perPage: 6 } } });

const figures = {
  range: { from: '2026-11-16T00:00:00.000Z', to: '2026-11-18T20:15:00.000Z' },
  before: { from: '2026-11-09T00:00:00.000Z', to: '2026-11-11T20:15:00.000Z' },
  steps: ['2026-11-16T12:00:00.000Z', '2026-11-17T12:00:00.000Z'],
  flows: [{ name: 'moves', count: 1205, before: 4, steps: [5, 1200] }],
  statuses: pipelineStatuses.map((status) => ({
    status,
    movedOn: { contacted: 6, submitted: 3 }[status as string] ?? 0,
    rejected: { contacted: 2, submitted: 1 }[status as string] ?? 0,
    days: status === 'contacted' ? { median: 0, p90: 4 } : null,
  })),
  toHire: { cases: 8, days: { median: 21, p90: 40 } },
  answers: { cases: 4, within: [1, 3] },
  sources: sources.map((source) => ({ source, hires: source === 'applied' ? 3 : 1 })),
  rejections: [{ reason: 'pay', candidates: 2 }],
};
const closing = {
  jobId: 11,
  title: 'ICU nurse',
  clientId: null,
  company: null,
  isHire: true,
  candidate: null,
  recruiter: person(5, 'Joseph'),
  points: 600,
  closedAt: '2026-11-17T10:00:00.000Z',
  days: 12,
};

const waitingJob = (jobId: number, reason: SlowReason, count: number, since: string | null) => ({
  jobId,
  title: `Job ${jobId}`,
  company: 'Meridian',
  createdAt: '2026-11-01T10:00:00.000Z',
  reason,
  count,
  since,
});
const waitingJobs = [
  waitingJob(21, 'manager', 2, '2026-11-14T10:00:00.000Z'),
  waitingJob(22, 'no_candidates', 0, '2026-11-01T10:00:00.000Z'),
  waitingJob(23, 'none_in_process', 3, null),
];

/** Renders the figures of a dashboard with the same answers in every range, and says which figures were asked for. */
export function showFigures(of: DashboardOf, search = '', over: object = {}) {
  const base = of === 'super_manager' ? '/api/super-manager' : `/api/${of}/dashboard`;
  const path = {
    figures: of === 'super_manager' ? `${base}/managers/statistics` : base,
    closed: of === 'super_manager' ? `${base}/managers/closed-jobs` : `${base}/closed-jobs`,
    closures: `${base}/clients-closure-rate`,
    top: of === 'super_manager' ? `${base}/managers/top-recruiters` : `${base}/top-recruiters`,
  };
  const answers: Parameters<typeof respondToCalls>[0] = Object.fromEntries(
    ['range=week&', 'range=month&', 'range=year&', ''].flatMap((range) => [
      [`GET ${path.figures}?${range}zone=${zone}`, { body: { data: { ...figures, ...over } } }],
      [`GET ${path.closed}?${range}zone=${zone}&page=1`, list([closing, { ...closing, jobId: 12, isHire: false }])],
      [
        `GET ${path.closures}?${range}zone=${zone}&page=1`,
        list([{ clientId: 7, company: 'Meridian', closed: 8, hired: 6 }]),
      ],
      [
        `GET ${base}/managers/top?${range}zone=${zone}`,
        {
          body: {
            data: [
              {
                place: 1,
                personId: 9,
                person: person(9, 'Ines'),
                hires: 3,
                points: 90,
                answers: { cases: 10, within: 9 },
              },
            ],
          },
        },
      ],
      [
        `GET ${base}/managers/side-by-side?${range}zone=${zone}&page=1`,
        list([
          {
            managerId: 9,
            manager: person(9, 'Ines'),
            flows: [{ name: 'hired', count: 3, before: 1 }],
            answers: { cases: 10, within: [5, 9] },
          },
        ]),
      ],
      ...['skills', 'clients'].map(
        (by) =>
          [
            `GET ${base}/${by}?${range}zone=${zone}&page=1`,
            list([{ id: 7, name: `One of ${by}`, candidates: 3, running: 1, hired: 2, rejected: 0 }]),
          ] as const,
      ),
      [
        `GET ${path.top}?${range}zone=${zone}`,
        {
          body: {
            data: [{ place: 1, personId: 6, person: null, hires: 2, points: 700, answers: { cases: 0, within: 0 } }],
          },
        },
      ],
    ]),
  );
  answers['GET /api/manager/dashboard/open-jobs?page=1&perPage=5'] = list(waitingJobs);
  answers['GET /api/manager/dashboard/pay?page=1&perPage=5'] = list([]);
  answers['GET /api/super-manager/managers?perPage=100'] = list([person(9, 'Ines')]);
  const sent = respondToCalls(answers);
  renderPage(
    () => (
      <AccountContext value={{ id: 1, role: of, timeZone } as Account}>
        <Figures of={of} title="What happened" />
      </AccountContext>
    ),
    `/dashboard${search}`,
  );
  return {
    ranges: () => sent.filter(({ address }) => address.startsWith(`${path.figures}?`)).map(({ address }) => address),
  };
}
