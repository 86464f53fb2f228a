import { describe, expect, it } from 'vitest';
import { keys } from '../../../functions/platform/table/keys.ts';
import { closedJob } from '../../../functions/records/closing.ts';
import { aCandidateOnJob, aJob, someTime } from '../../support/builders.ts';

const job = aJob({ clientId: 9, client: { companyName: 'Lakeside' } });

describe('A job that is closed', () => {
  const actor = { kind: 'system' } as const;
  const moment = { actor, at: someTime, eventId: 99 };
  const terms = { id: 60, points: 400, guaranteeDays: 30, share: 80 };
  const hired = aCandidateOnJob({ claim: terms, source: 'applied' });
  const other = aCandidateOnJob({ candidateId: 3002, recruiterId: null });
  const others = [
    { candidateId: 3001, recruiterId: 2001 },
    { candidateId: 3002, recruiterId: null },
  ];
  const said = {
    jobId: 5001,
    title: job.title,
    points: 500,
    from: 'signed',
    manager: job.manager,
    clientId: 9,
    others,
  };
  const { candidate, recruiter } = hired;

  const end = { candidate: hired.candidate, recruiter: hired.recruiter, startOn: '2026-10-05', mailsOthers: true };

  it('names the hired candidate and their recruiter, with the terms and the source of the place', () => {
    const closed = closedJob({ ...job, guaranteeDays: 90 }, [hired, other], end, moment);
    expect(closed.job).toEqual({
      ...job,
      guaranteeDays: 90,
      status: 'closed',
      closed: { at: someTime, candidate, recruiter, startOn: '2026-10-05' },
      filled: 1,
      version: 2,
    });
    expect(closed.event.data).toEqual({
      ...said,
      guaranteeDays: 90,
      startOn: '2026-10-05',
      mailsOthers: true,
      candidate,
      recruiter,
      source: 'applied',
      claim: terms,
    });
    expect(closed.event).toMatchObject({ id: 99, time: someTime, actor, subject: keys.jobSubject(5001) });
  });

  it('has no terms of a recruiter who is not paid, and nothing of a hire without one', () => {
    const paid = { ...candidate, id: 2002 };
    const withAnother = closedJob(job, [hired, other], { candidate, recruiter: paid }, moment);
    expect(withAnother.event.data).toEqual({ ...said, candidate, recruiter: paid, source: 'applied' });
    const direct = closedJob(job, [{ ...hired, source: undefined }, other], { candidate, recruiter: null }, moment);
    expect(direct.event.data).toEqual({ ...said, candidate, recruiter: null });
    const nobody = closedJob(job, [hired, other], { candidate: null, recruiter: null }, moment);
    expect(nobody.event.data).toEqual({ ...said, candidate: null, recruiter: null });
  });

  it('says who of the candidates had been rejected before', () => {
    const rejected = { ...other, status: 'rejected' as const };
    const { event } = closedJob(job, [hired, rejected], { candidate, recruiter: null }, moment);
    expect(event.data.others).toEqual([others[0], { ...others[1], isRejected: true }]);
  });
});
