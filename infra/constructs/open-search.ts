import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnCollection, CfnSecurityPolicy } from 'aws-cdk-lib/aws-opensearchserverless';
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice';
import { Construct } from 'constructs';
import type { SearchSetting, Stage } from '../stages.ts';
import type { Permission } from './grants.ts';
import type { SearchPlace } from './search-grants.ts';

type ElsewhereSetting = Extract<SearchSetting, { engine: 'opensearch' }>;
type DomainSetting = Extract<ElsewhereSetting, { on: 'domain' }>;

export interface OpenSearchProps {
  stage: Stage;
  setting: ElsewhereSetting;
}

/** OpenSearch, as nodes of our own or Serverless. Either is reached by signed requests only; neither holds what the table does not. */
export class OpenSearch extends Construct {
  readonly place: SearchPlace;

  constructor(scope: Construct, id: string, { stage, setting }: OpenSearchProps) {
    super(scope, id);
    this.place = setting.on === 'domain' ? this.domain(stage, setting) : this.collection(stage);
  }

  private domain(stage: Stage, { nodeType, nodes, gigabytes }: DomainSetting): SearchPlace {
    const stack = Stack.of(this);
    const domainName = `hirehub-${stage.name}`;
    const arn = stack.formatArn({ service: 'es', resource: 'domain', resourceName: domainName });
    const domain = new CfnDomain(this, 'Domain', {
      domainName,
      engineVersion: 'OpenSearch_2.19',
      clusterConfig: {
        instanceType: nodeType,
        instanceCount: nodes,
        zoneAwarenessEnabled: nodes > 1,
        ...(nodes > 1 ? { zoneAwarenessConfig: { availabilityZoneCount: Math.min(3, nodes) } } : {}),
      },
      ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: gigabytes },
      encryptionAtRestOptions: { enabled: true },
      nodeToNodeEncryptionOptions: { enabled: true },
      domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
      // The account's own roles, each as far as its policy goes.
      accessPolicies: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { AWS: stack.formatArn({ service: 'iam', region: '', resource: 'root' }) },
            Action: ['es:ESHttpGet', 'es:ESHttpPost', 'es:ESHttpPut', 'es:ESHttpDelete'],
            Resource: `${arn}/*`,
          },
        ],
      },
    });
    domain.applyRemovalPolicy(RemovalPolicy.DESTROY);
    const may = (...verbs: string[]): Permission => ({
      actions: verbs.map((verb) => `es:ESHttp${verb}`),
      resources: [`${arn}/*`],
      wildcard: 'The domain holds the search alone, and its indexes are named by when they were built.',
    });
    return {
      url: `https://${domain.attrDomainEndpoint}`,
      read: [may('Get', 'Post')],
      write: [may('Get', 'Post', 'Put', 'Delete')],
    };
  }

  private collection(stage: Stage): SearchPlace {
    const name = collectionName(stage);
    const resource = [`collection/${name}`];
    const encryption = new CfnSecurityPolicy(this, 'Encryption', {
      name,
      type: 'encryption',
      policy: JSON.stringify({ Rules: [{ ResourceType: 'collection', Resource: resource }], AWSOwnedKey: true }),
    });
    // Functions are in no network of ours; a request that is not signed by one of their roles is refused all the same.
    const network = new CfnSecurityPolicy(this, 'Network', {
      name,
      type: 'network',
      policy: JSON.stringify([{ Rules: [{ ResourceType: 'collection', Resource: resource }], AllowFromPublic: true }]),
    });
    const collection = new CfnCollection(this, 'Collection', {
      name,
      type: 'SEARCH',
      description: `What people find in HireHub ${stage.name}`,
      standbyReplicas: stage.keepsData ? 'ENABLED' : 'DISABLED',
    });
    collection.addResourceDependency(encryption);
    collection.addResourceDependency(network);
    // Which calls each role may make is in the collection's own policy.
    const permissions = [{ actions: ['aoss:APIAccessAll'], resources: [collection.attrArn] }];
    return { url: collection.attrCollectionEndpoint, read: permissions, write: permissions };
  }
}

/** The name of a stage's collection. */
export const collectionName = (stage: Stage): string => `hirehub-${stage.name}`;
