import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { refusals, withInventedSettings } from '../../infra/required-settings.ts';
import { stageNames, stages } from '../../infra/stages.ts';

const complete = withInventedSettings(stages.prod);

describe('A stage that keeps data', () => {
  it.each([
    ['account', 'its account (account in infra/stages.ts)'],
    ['sender', 'a sender at a domain of its own (sender'],
    ['alarmMail', 'an address for alarms (alarmMail'],
    ['domain', "the site's domain and certificate (domain"],
  ] as const)('is refused without %s, in one sentence', (setting, words) => {
    const { [setting]: _, ...lacking } = complete;
    const sentences = refusals(lacking, undefined);
    expect(sentences).toEqual([expect.stringContaining(words)]);
    expect(sentences[0]).toMatch(/^Stage 'prod' keeps people's data, so name .*: .*\.$/);
  });

  it('is refused with the credentials of another account', () => {
    expect(refusals(complete, '222233334444')).toEqual([
      "Stage 'prod' is in account 111122223333, and these credentials are of 222233334444.",
    ]);
    expect([refusals(complete, '111122223333'), refusals(complete, undefined)]).toEqual([[], []]);
  });
});

it('A stage that keeps nothing lacks nothing, in any account', () => {
  for (const name of stageNames.filter((each) => !stages[each].keepsData))
    expect(refusals({ ...stages[name], account: undefined }, '222233334444')).toEqual([]);
});

it('The command line refuses prod until its settings are named, and takes invented ones for checks only', () => {
  const synth = (context: object, account = '') =>
    execFileSync(process.execPath, ['infra/app.ts'], {
      env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context), CDK_DEFAULT_ACCOUNT: account },
      stdio: 'pipe',
    });
  expect(() => synth({ stage: 'prod' })).toThrow(
    /so name its account[^]*so name a sender[^]*so name the site's domain/,
  );
  expect(() => synth({ stage: 'prod', settings: 'invented' }, '222233334444')).toThrow('these credentials are of');
});
