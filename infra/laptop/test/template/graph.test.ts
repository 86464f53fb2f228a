import { describe, expect, it } from 'vitest';
import { identifyResource } from '../../resource-kinds.ts';
import { readAssembly, type Template } from '../../template/assembly.ts';
import { resolveAssembly, type Graph } from '../../template/graph.ts';
import { arn, ref, writeAssembly } from '../fixture-app.ts';

const resolve = (stacks: Record<string, Template>): Graph =>
  resolveAssembly(readAssembly(writeAssembly({ stacks })), identifyResource);
const aQueue = (properties: Record<string, unknown> = {}) => ({ Type: 'AWS::SQS::Queue', Properties: properties });
const propertiesIn = (graph: Graph, logicalId: string) =>
  graph.resources.find((resource) => resource.logicalId === logicalId)?.properties;

/** The value of one property of a queue, with a few things around it to refer to. */
function valueOf(value: unknown): unknown {
  const Conditions = {
    IsLocal: { 'Fn::Equals': [ref('AWS::Region'), 'us-east-1'] },
    IsNot: { 'Fn::Not': [{ Condition: 'IsLocal' }] },
  };
  const Mappings = { Sizes: { 'us-east-1': { small: 3 } } };
  const Parameters = { Version: { Type: 'String', Default: '7' } };
  const graph = resolve({
    App: {
      Conditions,
      Mappings,
      Parameters,
      Resources: {
        Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'happenings' } },
        Queue: aQueue({ Value: value }),
      },
    },
  });
  return propertiesIn(graph, 'Queue')?.Value;
}

describe('Intrinsic functions', () => {
  it.each([
    [ref('Bus'), 'happenings'],
    [ref('AWS::AccountId'), '000000000000'],
    [ref('Version'), '7'],
    [arn('Bus'), 'arn:aws:events:us-east-1:000000000000:event-bus/happenings'],
    [{ 'Fn::GetAtt': 'Bus.Name' }, 'happenings'],
    [{ 'Fn::Join': ['-', ['a', ref('Bus'), 1]] }, 'a-happenings-1'],
    [
      { 'Fn::Sub': 'at ${Bus} ${Bus.Arn} ${!Kept}' },
      'at happenings arn:aws:events:us-east-1:000000000000:event-bus/happenings ${Kept}',
    ],
    [{ 'Fn::Sub': ['${mine}/${AWS::Partition}', { mine: ref('Bus') }] }, 'happenings/aws'],
    [{ 'Fn::Select': ['1', { 'Fn::Split': ['/', arn('Bus')] }] }, 'happenings'],
    [{ 'Fn::If': ['IsLocal', 'yes', 'no'] }, 'yes'],
    [{ 'Fn::If': ['IsNot', 'yes', 'no'] }, 'no'],
    [{ 'Fn::FindInMap': ['Sizes', ref('AWS::Region'), 'small'] }, 3],
    [{ 'Fn::Base64': 'hi' }, 'aGk='],
    [{ 'Fn::ToJsonString': { bus: ref('Bus') } }, '{"bus":"happenings"}'],
    [
      [1, ref('AWS::NoValue'), 2],
      [1, 2],
    ],
    [{ kept: 1, gone: ref('AWS::NoValue') }, { kept: 1 }],
    [{ Condition: { StringEquals: { a: 'b' } } }, { Condition: { StringEquals: { a: 'b' } } }],
  ])('resolve %j', (value, expected) => {
    expect(valueOf(value)).toEqual(expected);
  });

  it.each([
    [
      { 'Fn::Cidr': ['10.0.0.0/8', 1, 8] },
      'App/Queue (AWS::SQS::Queue), property Value: the local runner does not know the function Fn::Cidr.',
    ],
    [
      { inside: [ref('Nothing')] },
      'App/Queue (AWS::SQS::Queue), property Value.inside.0: it refers to Nothing, which the stack does not have.',
    ],
    [
      arn('Bus', 'Policy'),
      'App/Queue (AWS::SQS::Queue), property Value: the local runner does not know the attribute Policy of Bus (AWS::Events::EventBus).',
    ],
    [{ 'Fn::ImportValue': 'nobody' }, 'App/Queue (AWS::SQS::Queue), property Value: no stack exports nobody.'],
  ])('name resource and property of a mistake: %j', (value, sentence) => {
    expect(() => valueOf(value)).toThrow(sentence);
  });
});

describe('The graph of resources', () => {
  it('resolves what one stack imports from another', () => {
    const graph = resolve({
      Consumer: { Resources: { Queue: aQueue({ Bus: { 'Fn::ImportValue': 'Producer:bus' } }) } },
      Producer: {
        Resources: { Bus: { Type: 'AWS::Events::EventBus' } },
        Outputs: { Bus: { Value: ref('Bus'), Export: { Name: 'Producer:bus' } } },
      },
    });
    expect(propertiesIn(graph, 'Queue')).toEqual({ Bus: 'Producer-Bus' });
    expect(graph.resources.map(({ id }) => id)).toEqual(['Producer/Bus', 'Consumer/Queue']);
  });

  it('puts dependencies first, by reference or by DependsOn', () => {
    const graph = resolve({
      App: {
        Resources: {
          First: { ...aQueue(), DependsOn: ['Third'] },
          Second: aQueue({ RedrivePolicy: { deadLetterTargetArn: arn('First') } }),
          Third: aQueue(),
        },
      },
    });
    expect(graph.resources.map(({ logicalId }) => logicalId)).toEqual(['Third', 'First', 'Second']);
  });

  it('leaves out resources whose condition does not hold', () => {
    const graph = resolve({
      App: {
        Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
        Resources: { Queue: { ...aQueue(), Condition: 'Never' } },
      },
    });
    expect(graph.resources).toEqual([]);
  });

  it('gives the same names at every start', () => {
    const names = () =>
      resolve({ App: { Resources: { Queue: aQueue(), Pool: { Type: 'AWS::Cognito::UserPool' } } } }).resources.map(
        ({ name }) => name,
      );
    expect(names()).toEqual(names());
  });

  it('refuses a circle', () => {
    const circle = { One: aQueue({ Other: arn('Two') }), Two: aQueue({ Other: arn('One') }) };
    expect(() => resolve({ App: { Resources: circle } })).toThrow(
      'these resources need each other: App/One → App/Two → App/One.',
    );
  });

  it('refuses an unknown type', () => {
    expect(() => resolve({ App: { Resources: { Lake: { Type: 'AWS::LakeFormation::Resource' } } } })).toThrow(
      'App/Lake (AWS::LakeFormation::Resource): the local runner does not know this type',
    );
  });
});
