import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { appOf } from '../../../infra/app.ts';
import { stages } from '../../../infra/stages.ts';
import { findingsIn, findingsOf } from '../../../infra/tools/nag.ts';
import { placeholderInputs } from '../../../infra/tools/placeholder-inputs.ts';

describe('cdk-nag', { timeout: 90_000 }, () => {
  it.each(['dev', 'staging', 'prod'])('finds nothing in %s beyond what is acknowledged', (stage) => {
    expect(findingsIn(stage)).toEqual([]);
  });

  it('finds nothing in a stage with its own domain, sender and region', () => {
    const domain = { name: 'jobs.hirehub.example', certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0' };
    const stage = {
      ...stages.prod,
      domain,
      sender: 'no-reply@hirehub.example',
      alarmMail: 'operators@hirehub.example',
    };
    expect(findingsIn(stage)).toEqual([]);
  });

  it('finds what is not acknowledged', () => {
    const app = appOf({
      stage: 'dev',
      outputFolder: mkdtempSync(path.join(tmpdir(), 'hirehub-nag-')),
      ...placeholderInputs(),
    });
    new Bucket(new Stack(app, 'Careless'), 'Open');
    const rules = findingsOf(app).map(({ rule, construct }) => `${construct} ${rule}`);
    expect(rules).toContain('Careless/Open/Resource AwsSolutions-S1');
    expect(rules).toContain('Careless/Open/Resource AwsSolutions-S10');
  });
});
