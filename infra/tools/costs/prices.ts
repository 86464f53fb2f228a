/** List prices, the one place where they are written. */
export const listed = {
  region: 'us-east-1',
  /** When the prices were written down; what AWS changed since then is not in them. */
  date: '2026-11-22',
} as const;

interface Price {
  /** US dollars, without free tier and discounts. */
  dollars: number;
  /** The unit that the price is for. */
  per: string;
  source: string;
}

const million = 1_000_000;

/** US dollars for one of each unit. Lambda runs on Arm, the table on demand, and the first price tier counts. */
export const prices = {
  lambdaRequest: { dollars: 0.2 / million, per: 'request', source: 'https://aws.amazon.com/lambda/pricing/' },
  lambdaGigabyteSecond: {
    dollars: 0.0000133334,
    per: 'GB-second',
    source: 'https://aws.amazon.com/lambda/pricing/',
  },
  readUnit: {
    dollars: 0.125 / million,
    per: 'read request unit',
    source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
  },
  writeUnit: {
    dollars: 0.625 / million,
    per: 'write request unit',
    source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
  },
  httpApiRequest: { dollars: 1 / million, per: 'request', source: 'https://aws.amazon.com/api-gateway/pricing/' },
  cdnRequest: { dollars: 1 / million, per: 'HTTPS request', source: 'https://aws.amazon.com/cloudfront/pricing/' },
  cdnGigabyte: { dollars: 0.085, per: 'GB sent', source: 'https://aws.amazon.com/cloudfront/pricing/' },
  busEvent: { dollars: 1 / million, per: 'custom event', source: 'https://aws.amazon.com/eventbridge/pricing/' },
  queueRequest: { dollars: 0.4 / million, per: 'request', source: 'https://aws.amazon.com/sqs/pricing/' },
  alarmMetric: { dollars: 0.1, per: 'metric and month', source: 'https://aws.amazon.com/cloudwatch/pricing/' },
  dashboard: { dollars: 3, per: 'dashboard and month', source: 'https://aws.amazon.com/cloudwatch/pricing/' },
  logGigabyte: { dollars: 0.5, per: 'GB taken in', source: 'https://aws.amazon.com/cloudwatch/pricing/' },
  trace: { dollars: 5 / million, per: 'trace', source: 'https://aws.amazon.com/xray/pricing/' },
  secret: { dollars: 0.4, per: 'secret and month', source: 'https://aws.amazon.com/secrets-manager/pricing/' },
  key: { dollars: 1, per: 'key and month', source: 'https://aws.amazon.com/kms/pricing/' },
  /** In the Lite plan, which infra/constructs/accounts.ts sets. */
  activeUser: { dollars: 0.0055, per: 'active user and month', source: 'https://aws.amazon.com/cognito/pricing/' },
  mail: { dollars: 0.0001, per: 'mail', source: 'https://aws.amazon.com/ses/pricing/' },
  firewall: { dollars: 5, per: 'web ACL and month', source: 'https://aws.amazon.com/waf/pricing/' },
  searchUnitHour: {
    dollars: 0.24,
    per: 'capacity unit of OpenSearch Serverless and hour',
    source: 'https://aws.amazon.com/opensearch-service/pricing/',
  },
  searchGigabyte: {
    dollars: 0.122,
    per: 'GB of a search node and month',
    source: 'https://aws.amazon.com/opensearch-service/pricing/',
  },
  firewallRule: { dollars: 1, per: 'rule and month', source: 'https://aws.amazon.com/waf/pricing/' },
} as const satisfies Record<string, Price>;

/** US dollars for an hour of a search node, by its type. */
export const searchNodeHour: Readonly<Record<string, number>> = {
  't3.small.search': 0.036,
  't3.medium.search': 0.073,
  'm6g.large.search': 0.128,
  'r6g.large.search': 0.167,
  'r6g.xlarge.search': 0.335,
};
