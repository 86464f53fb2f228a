import { describe, expect, it } from 'vitest';
import { paletteFinds } from '../../../../../web/features/people/model/palette-finds.ts';

const job = { id: 5, title: 'Night nurse', companyName: 'Lakeside Hospital', status: 'signed' as const };
const candidate = { id: 9, firstName: 'Priya', lastName: 'Iyer', avatar: null, role: 'candidate' as const };
const circle = { jobs: [job], people: [candidate] };

describe('Jobs and people in the palette', () => {
  it('link to the page that the role has for them', () => {
    expect(paletteFinds('manager', circle)).toEqual([
      { label: 'Night nurse', group: 'Job', detail: 'Lakeside Hospital', to: '/jobs/view/5' },
      { label: 'Priya Iyer', group: 'Person', detail: 'Candidate', to: '/manager/candidates/9' },
    ]);
    expect(paletteFinds('recruiter', circle).map(({ to }) => to)).toEqual(['/jobs/view/5', '/recruiter/candidates/9']);
  });

  it('link super managers to the people on a job and omit people without a page for them', () => {
    const recruiter = { ...candidate, id: 10, role: 'recruiter' as const };
    expect(paletteFinds('super_manager', { jobs: [job], people: [candidate, recruiter] }).map(({ to }) => to)).toEqual([
      '/jobs/5/candidates',
      '/super_manager/candidates/9',
    ]);
  });
});
