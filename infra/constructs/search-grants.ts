import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Grant, Grants } from './grants.ts';

/** Where a stage's search is, and what reading and writing it takes. */
export interface SearchPlace {
  url: string;
  read: Grant['permissions'];
  write: Grant['permissions'];
}

/**
 * Searching in OpenSearch, and feeding it; or else loading the newest snapshot of the index, and writing snapshots and removing them.
 */
export function searchGrants(bucket: IBucket, elsewhere: SearchPlace | undefined): Grants {
  const environment = { SNAPSHOT_BUCKET: bucket.bucketName, OPENSEARCH_URL: elsewhere?.url ?? '' };
  if (elsewhere)
    return {
      'search-read': { permissions: elsewhere.read, environment },
      'search-write': { permissions: elsewhere.write, environment },
    };
  const objects = bucket.arnForObjects('*');
  const wildcard = 'Snapshots are named by the time they are written; the bucket holds nothing else.';
  return {
    'search-read': {
      permissions: [
        { actions: ['s3:GetObject'], resources: [objects], wildcard },
        { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] },
      ],
      environment,
    },
    'search-write': {
      permissions: [{ actions: ['s3:PutObject', 's3:DeleteObject'], resources: [objects], wildcard }],
      environment,
    },
  };
}
