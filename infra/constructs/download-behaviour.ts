import {
  CachePolicy,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type IResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { downloadsPath } from '../../shared/constants/downloads.ts';

const signedKey = `function handler(event) {
  event.request.uri = event.request.uri.slice(${downloadsPath.length});
  return event.request;
}`;

/**
 * How CloudFront serves people's files: it passes an address that a function has signed for a few minutes on to S3, which
 * judges it, and adds what S3 cannot send (`nosniff`, a policy under which nothing runs). It has no access of its own
 * to these files, keeps none, and sends S3 neither cookies nor headers of the caller.
 */
export function downloadBehaviour(
  scope: Construct,
  { files, responseHeadersPolicy }: { files: IBucket; responseHeadersPolicy: IResponseHeadersPolicy },
): Record<string, BehaviorOptions> {
  return {
    [`${downloadsPath}/*`]: {
      // S3 sees the host that the address was signed for.
      origin: S3BucketOrigin.withBucketDefaults(files),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(scope, 'SignedQuery', {
        comment: 'HireHub downloads: the signature, and nothing of the caller',
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        headerBehavior: OriginRequestHeaderBehavior.none(),
        cookieBehavior: OriginRequestCookieBehavior.none(),
      }),
      responseHeadersPolicy,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new Function(scope, 'SignedKey', {
            code: FunctionCode.fromInline(signedKey),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    },
  };
}
