import { describe, expect, it } from 'vitest';
import { stages, type Stage } from '../../infra/stages.ts';
import { stacksOf } from './app/synthesized.ts';
import { vanishing } from './app/vanishing-exports.ts';

type Optional = { [Key in keyof Stage]-?: object extends Pick<Stage, Key> ? Key : never }[keyof Stage];
// The region is where the stage is.
type Settings = Required<Pick<Stage, Exclude<Optional, 'region'>>>;

const prod: Stage = { ...stages.prod, reactionConcurrency: undefined, recoveryDays: undefined };
/** Every setting that a stage may have or lack, with a value. */
const settings = {
  account: '111122223333',
  domain: { name: 'jobs.hirehub.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0' },
  sender: 'no-reply@hirehub.example',
  alarmMail: 'operators@hirehub.example',
  recoveryDays: 35,
  monthlyBudget: 200,
  repository: 'hirehub/hirehub',
  reactionConcurrency: 10,
  mapStyleUrl: 'https://tiles.example/style.json',
  aiText: { model: 'amazon.nova-lite-v1:0' },
  restoredTable: {
    name: 'restored',
    streamArn: 'arn:aws:dynamodb:us-east-1:111122223333:table/restored/stream/2026-11-28T00:00:00.000',
  },
  visitor: { email: 'visitor@hirehub.example', secretName: 'visitor' },
  zoom: { accountId: 'a', clientId: 'c', host: 'meetings@hirehub.example', secretName: 'zoom' },
} satisfies Settings;
/** Those that are on in prod, switched off. */
const switches = { watched: false, alarms: false, dashboards: false, firewall: false, edgeLogs: false };

describe('What a stack exports', { timeout: 60_000 }, () => {
  const plain = stacksOf(prod);

  it.each([...Object.entries(settings), ...Object.entries(switches)])(
    'stays while others import it, whether %s is set or dropped',
    (setting, value) => {
      const changed = stacksOf({ ...prod, [setting]: value });
      expect({ set: vanishing(plain, changed), dropped: vanishing(changed, plain) }).toEqual({ set: [], dropped: [] });
    },
  );
});
