import { describe, expect, it } from 'vitest';
import { bulkMailsAtOnce } from '../../../infra/constructs/mail-sender.ts';
import { allShards } from '../../../functions/platform/table/shards.ts';
import { withInventedSettings } from '../../../infra/required-settings.ts';
import { stages } from '../../../infra/stages.ts';
import { only, onlyResource, resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const { local, dev } = synthesized;
const prod = stacksOf(withInventedSettings(stages.prod));

describe('The sender of a stage', () => {
  it('signs for its domain, gets returns at a name of its own, and says which records the domain needs', () => {
    expect(onlyResource(prod, 'AWS::SES::EmailIdentity').Properties).toMatchObject({
      EmailIdentity: 'hirehub.example',
      MailFromAttributes: { MailFromDomain: 'mail.hirehub.example' },
    });
    const outputs = JSON.stringify(prod.Data?.template);
    for (const record of [
      'DkimDNSTokenName3',
      'MX 10 feedback-smtp.',
      'v=spf1 include:amazonses.com',
      'v=DMARC1; p=none',
    ])
      expect(outputs).toContain(record);
  });

  it('sends what an account needs to who complained, and to an address that works again, whatever SES remembers', () => {
    const { SuppressionOptions } = onlyResource(prod, 'AWS::SES::ConfigurationSet').Properties;
    expect(SuppressionOptions).toEqual({ SuppressedReasons: [] });
  });

  it('reports what came back, what was called spam, and what is late to the bus of the account (PLUS-60)', () => {
    expect(onlyResource(prod, 'AWS::SES::ConfigurationSet').Properties.Name).toBe('HireHub-prod-mail');
    const { EventDestination } = onlyResource(prod, 'AWS::SES::ConfigurationSetEventDestination').Properties;
    expect(EventDestination.MatchingEventTypes).toEqual(['bounce', 'complaint', 'deliveryDelay', 'reject']);
    expect(JSON.stringify(EventDestination.EventBridgeDestination)).toContain('event-bus/default');
  });

  it('is what functions that mail may send from, with that set and no other', () => {
    const role = resourcesOf(only(prod, 'Reactions'), 'AWS::IAM::Role').find(({ id }) => id.startsWith('Invitations'));
    const statement = role?.Properties.Policies[0].PolicyDocument.Statement.find(({ Action }: { Action: string[] }) =>
      Action.includes('ses:SendEmail'),
    );
    const resources = ((statement?.Resource ?? []) as unknown[]).map((one) => JSON.stringify(one));
    expect(resources.map((one) => /:(identity|configuration-set)\/[\w.-]+/.exec(one)?.[0])).toEqual([
      ':configuration-set/HireHub-prod-mail',
      ':identity/hirehub.example',
    ]);
  });
});

it('A stage hears of its own mails alone, on the bus to which SES reports', () => {
  for (const [name, stacks] of Object.entries({ prod, dev, local })) {
    const rule = onlyResource({ Mail: only(stacks, 'Mail').Mail! }, 'AWS::Events::Rule').Properties;
    expect(rule.EventBusName).toBeUndefined();
    expect(rule.EventPattern).toMatchObject({
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': [`HireHub-${name}-mail`] } } },
    });
  }
});

// Each of them synthesizes other stages.
describe('A schedule that works for many people', { timeout: 60_000 }, () => {
  const rulesOf = (runsOfSchedule: number) => {
    const schedules = only(stacksOf(withInventedSettings({ ...stages.prod, runsOfSchedule })), 'Schedules');
    const rules = resourcesOf(schedules, 'AWS::Events::Rule').map(({ Properties }) => Properties);
    return (work: string) => rules.filter(({ Description }) => (Description as string).endsWith(work));
  };
  const shardsIn = (rules: ReturnType<ReturnType<typeof rulesOf>>) =>
    rules.flatMap(({ Targets }) =>
      (Targets as { Input?: string }[]).map(({ Input = '{}' }) => (JSON.parse(Input) as { shards?: number[] }).shards),
    );

  it('has as many runs side by side as its stage says, no five of which share a rule, and each shard is in one', () => {
    const rules = rulesOf(16);
    for (const work of ['send digests', 'mail figures', 'mail job alerts', 'remind of silence', 'announce finds']) {
      expect(rules(work).map(({ Targets }) => (Targets as unknown[]).length)).toEqual([5, 5, 5, 1]);
      expect(shardsIn(rules(work)).toSorted()).toEqual(allShards.map((shard) => [shard]).toSorted());
    }
    expect(shardsIn(rulesOf(3)('send digests')).flat().toSorted()).toEqual([...allShards].toSorted());
  });

  it('has one run for all of them where the stage has few, as all other work has', () => {
    expect(shardsIn(rulesOf(1)('send digests'))).toEqual([undefined]);
    expect(shardsIn(rulesOf(16)('erase accounts'))).toEqual([undefined]);
  });

  it('mails no more in all of its runs than in one', () => {
    const functions = resourcesOf(
      stacksOf(withInventedSettings({ ...stages.prod, runsOfSchedule: 8 })),
      'AWS::Lambda::Function',
    );
    const paces = functions.map(
      ({ Properties }) => Properties.Environment?.Variables?.BULK_MAILS_PER_SECOND as unknown,
    );
    expect(new Set(paces.filter(Boolean))).toEqual(new Set(['0.5']));
  });
});

describe('Mails to many', () => {
  const paced = resourcesOf(prod, 'AWS::Lambda::Function').filter(
    ({ Properties }) => Properties.Environment?.Variables?.BULK_MAILS_PER_SECOND,
  );

  // https://docs.aws.amazon.com/ses/latest/dg/quotas.html
  it('leave mails that somebody waits for room in what SES sends in a second for a new account', () => {
    expect(bulkMailsAtOnce(stages.prod)).toBe(12);
    expect(bulkMailsAtOnce(stages.prod)).toBeLessThan(14);
  });

  it('come from functions that have their pace, and time for it', () => {
    const known = paced.map(({ Properties: { Environment, Timeout } }) => [
      Environment.Variables.POWERTOOLS_SERVICE_NAME,
      Environment.Variables.BULK_MAILS_PER_SECOND,
      Timeout,
    ]);
    expect(known.toSorted()).toEqual([
      ['dashboards/every-10-minutes-mail-figures.schedule', '4', 900],
      ['job-alerts/every-15-minutes-mail-job-alerts.schedule', '4', 900],
      ['notification-mail/every-10-minutes-send-digests.schedule', '4', 900],
    ]);
  });
});
