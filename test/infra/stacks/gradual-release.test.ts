import { describe, expect, it } from 'vitest';
import { apiParts } from '../../../infra/stacks/api.ts';
import { stages } from '../../../infra/stages.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { only, resourcesOf, stacksOf, synthesized, type SynthesizedStack } from '../app/synthesized.ts';

const operationsOf = (stacks: Record<string, SynthesizedStack>) => only(stacks, ...apiParts);
const groupsOf = (stacks: Record<string, SynthesizedStack>) =>
  resourcesOf(stacks, 'AWS::CodeDeploy::DeploymentGroup').map(({ Properties }) => Properties);

describe('New code of operations', () => {
  const prod = operationsOf(synthesized.prod);
  const aliases = resourcesOf(prod, 'AWS::Lambda::Alias');
  const groups = resourcesOf(prod, 'AWS::CodeDeploy::DeploymentGroup');

  it('takes a tenth of the calls for five minutes, and gives them back while the HTTP APIs fail their callers', () => {
    const [alarm] = resourcesOf(only(synthesized.prod, 'Gateway'), 'AWS::CloudWatch::Alarm').filter(({ id }) =>
      id.startsWith('ServerErrors'),
    );
    expect(groups).toHaveLength(Object.keys(contract).length);
    for (const { Properties } of groups)
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: alarm?.Properties.AlarmName as string }] },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
  });

  it('is reached through one name a function, which only CodeDeploy leads elsewhere', () => {
    expect(aliases).toHaveLength(groups.length);
    for (const { stack, UpdatePolicy } of aliases as ((typeof aliases)[number] & {
      UpdatePolicy: { CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: string } } };
    })[]) {
      const { Ref } = UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName;
      expect(groups.some((group) => group.stack === stack && group.id === Ref)).toBe(true);
    }
    const named = new Set(aliases.map(({ stack, id }) => `${stack} ${id}`));
    for (const { stack, Properties } of resourcesOf(prod, 'AWS::ApiGatewayV2::Integration'))
      expect(named).toContain(`${stack} ${Properties.IntegrationUri.Ref}`);
    for (const { stack, Properties } of resourcesOf(prod, 'AWS::Lambda::Permission'))
      expect(named).toContain(`${stack} ${Properties.FunctionName.Ref}`);
  });

  it('takes all calls at once, whatever rings, where a repair asks for it', () => {
    const repaired = groupsOf(operationsOf(stacksOf(stages.prod, { atOnce: true })));
    expect(repaired).toHaveLength(groups.length);
    for (const group of repaired) {
      expect(group).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce',
        AlarmConfiguration: { Enabled: false },
      });
      expect(group.AutoRollbackConfiguration.Events).not.toContain('DEPLOYMENT_STOP_ON_ALARM');
    }
  });

  it('takes all calls at once in a stage without alarms', () => {
    expect([groupsOf(synthesized.dev), groupsOf(synthesized.local)]).toEqual([[], []]);
    expect(Object.values(stages).filter(({ alarms, releasesGradually }) => releasesGradually && !alarms)).toEqual([]);
  });
});
