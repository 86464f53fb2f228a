import { describe, expect, it } from 'vitest';
import { functionPathsWith } from '../../../infra/constructs/backend-function.ts';
import { only, resourcesOf, synthesized } from '../app/synthesized.ts';

const uploads = only(synthesized.prod, 'Uploads');

describe('Uploads', () => {
  it('are reported to one function each, by the prefix of quarantine that it looks at', () => {
    const rules = resourcesOf(uploads, 'Custom::S3BucketNotifications').flatMap(({ Properties }) => {
      // The bucket belongs to another stack: other subscriptions stay.
      expect(Properties.Managed).toBe(false);
      return Properties.NotificationConfiguration.LambdaFunctionConfigurations as {
        Events: string[];
        Filter: { Key: { FilterRules: { Name: string; Value: string }[] } };
      }[];
    });
    expect(rules).toHaveLength(functionPathsWith('s3').length);
    for (const { Events, Filter } of rules) {
      expect(Events).toEqual(['s3:ObjectCreated:*']);
      expect(Filter.Key.FilterRules).toEqual([
        { Name: 'prefix', Value: expect.stringMatching(/^quarantine\/[a-z-]+\/$/) },
      ]);
    }
  });

  it('are tried three times, then kept as dead letters', () => {
    for (const { Properties } of resourcesOf(uploads, 'AWS::Lambda::EventInvokeConfig')) {
      expect(Properties).toMatchObject({
        MaximumRetryAttempts: 2,
        MaximumEventAgeInSeconds: 3600,
        DestinationConfig: { OnFailure: expect.anything() },
      });
    }
    expect(resourcesOf(uploads, 'AWS::Lambda::EventInvokeConfig')).toHaveLength(functionPathsWith('s3').length);
  });
});
