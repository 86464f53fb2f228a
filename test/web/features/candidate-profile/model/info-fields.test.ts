import { describe, expect, it } from 'vitest';
import { noEmployeeInfo } from '../../../../../shared/model/candidate-profile.ts';
import { infoBody, infoFields, sentInfo } from '../../../../../web/features/candidate-profile/model/info-fields.ts';

const now = '2026-11-22T12:00:00.000Z';
const stored = { ...noEmployeeInfo, workStartedAt: '2016-05-01T00:00:00.000Z' };
const blank = infoFields(noEmployeeInfo, now);

describe('The payload of employee info', () => {
  it('has the begin of the working life that follows from the years entered (CAND-19)', () => {
    expect(infoBody({ ...blank, years: 7 }, noEmployeeInfo, now).workStartedAt).toBe('2019-11-01T00:00:00.000Z');
    expect(infoBody({ ...blank, years: null }, stored, now).workStartedAt).toBeNull();
  });

  it('keeps the stored begin while the years are the same', () => {
    expect(infoBody(infoFields(stored, now), stored, now).workStartedAt).toBe(stored.workStartedAt);
  });

  it('is sent with money in groups and citizenship as a JSON text (CAND-16, CAND-18, CAND-72)', () => {
    const fields = {
      ...blank,
      hourly: { from: 60, to: 75, currency: 'USD' },
      citizenship: ['greenCard' as const],
    };
    expect(sentInfo(infoBody(fields, noEmployeeInfo, now))).toMatchObject({
      hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' },
      // A currency without an amount could conflict with the other one.
      salary: { rateFrom: null, rateTo: null, currency: null },
      citizenship: '["greenCard"]',
    });
  });

  it('has only amounts above zero, and a currency only with an amount (VALID-32, VALID-33)', () => {
    const fields = {
      ...blank,
      hourly: { from: 0, to: 0, currency: 'INR' },
      salary: { from: 0, to: 90_000, currency: 'USD' },
    };
    expect(infoBody(fields, noEmployeeInfo, now)).toMatchObject({
      rateFrom: null,
      rateTo: null,
      rateCurrency: null,
      salaryFrom: null,
      salaryTo: 90_000,
      salaryCurrency: 'USD',
    });
  });

  it('describes another authorization only where it was chosen (CAND-18)', () => {
    const described = { ...blank, citizenshipDesc: 'O-1 visa' };
    expect(infoBody(described, noEmployeeInfo, now).citizenshipDesc).toBe('');
    expect(infoBody({ ...described, citizenship: ['optional'] }, noEmployeeInfo, now).citizenshipDesc).toBe('O-1 visa');
  });
});
