import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { fileOfDrawnPage } from '../../shared/constants/drawn-pages.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { downloadBehaviour } from '../constructs/download-behaviour.ts';
import { errorsAreNotKept, publicCallPatterns, publicResponses } from '../constructs/edge-behaviours.ts';
import { EdgeLogs } from '../constructs/edge-logs.ts';
import { siteGrants, type Grants } from '../constructs/grants.ts';
import { workplacePatterns, type HttpApiName } from '../constructs/http-apis.ts';
import { calendarPattern, pagePatterns, pageRequests } from '../constructs/page-requests.ts';
import { pictureBehaviour } from '../constructs/picture-behaviour.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { RunbookAlarm } from '../constructs/runbook-alarm.ts';
import {
  apiHeaders,
  contentSecurityPolicy,
  fileHeaders,
  liveChatFile,
  liveChatHeaders,
  siteHeaders,
} from '../constructs/security-headers.ts';
import { siteRequests, siteResponses } from '../constructs/site-requests.ts';
import type { Deployment, Stage } from '../stages.ts';
import type { DataStack } from './data.ts';
import { socketStageName, type GatewayStack } from './gateway.ts';
import { edgeRegion } from './waf.ts';

export interface WebStackProps extends StackProps {
  deployment: Deployment;
  data: DataStack;
  gateway: GatewayStack;
  /** ARN of the firewall's rules, where the stage has one. */
  firewallArn?: string;
}

// API Gateway sees the address of an edge server, so attempts could not be counted by caller. A value that a caller
// sends under this name is replaced.
const viewerAddress = `function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}`;

/**
 * One address for everything: the site, `/api/*` and `/ws`, with TLS, security headers and, where wanted, a firewall
 * and logs.
 */
export class WebStack extends Stack {
  readonly grants: Grants;
  readonly distribution: cloudfront.Distribution;
  readonly siteBucket: PrivateBucket;
  readonly siteUrl: string;

  constructor(scope: Construct, id: string, { deployment, data, gateway, firewallArn, ...props }: WebStackProps) {
    super(scope, id, props);
    const { stage } = deployment;
    this.siteBucket = new PrivateBucket(this, 'Site', { keep: false });
    acknowledge(
      this.siteBucket,
      'AwsSolutions-S1',
      'It holds public files only, and CloudFront, which alone reads it, keeps the access log.',
    );

    const filesOrigin = deployment.filesOrigin ?? `https://${data.files.bucketRegionalDomainName}`;
    const originHost = (apiId: string) => `${apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    const apiOrigin = (apiId: string) =>
      new HttpOrigin(originHost(apiId), { customHeaders: { 'X-Origin-Secret': gateway.originSecret } });
    const originOf = (name: HttpApiName) => apiOrigin(gateway.httpApis[name].api.apiId);
    const api = originOf('Http');
    const workplaces = originOf('Workplaces');
    const pageHeaders = siteHeaders(this, 'SiteHeaders', contentSecurityPolicy(stage, filesOrigin));
    const uncached = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    const calls = {
      ...uncached,
      responseHeadersPolicy: apiHeaders(this, 'ApiHeaders'),
      functionAssociations: [this.onViewerRequest('ViewerAddress', viewerAddress)],
    };
    // Kept at the edge for a moment; without a policy for the origin, nothing of the viewer but the address reaches it.
    const atEdge = { cachePolicy: publicResponses(this, 'PublicResponses'), originRequestPolicy: undefined };
    const page = {
      ...uncached,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
      origin: api,
      responseHeadersPolicy: pageHeaders,
      functionAssociations: [this.onViewerRequest('PageRequests', pageRequests)],
    };
    const files = {
      // Listing makes S3 return 404 instead of 403 for a missing file; requests for a list itself become the page.
      origin: S3BucketOrigin.withOriginAccessControl(this.siteBucket, {
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    };
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `HireHub ${stage.name}`,
      // CloudFront puts this name into a request for `/`, by its documentation before or after the viewer's function
      // runs; the landing page's own file is right in either order, and the function sets the same.
      defaultRootObject: fileOfDrawnPage('/'),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      webAclId: firewallArn,
      errorResponses: errorsAreNotKept,
      ...this.ownAddress(stage),
      defaultBehavior: {
        ...files,
        responseHeadersPolicy: pageHeaders,
        functionAssociations: [
          this.onViewerRequest('PageToIndex', siteRequests),
          this.atEdge('MissingPages', siteResponses, cloudfront.FunctionEventType.VIEWER_RESPONSE),
        ],
      },
      additionalBehaviors: {
        ...Object.fromEntries(workplacePatterns().map((pattern) => [pattern, { ...calls, origin: workplaces }])),
        ...Object.fromEntries(publicCallPatterns.map((pattern) => [pattern, { ...calls, ...atEdge, origin: api }])),
        '/api/*': { ...calls, origin: api },
        // The stage of the WebSocket API has the same name, so that the path leads to its root unchanged.
        [`/${socketStageName}`]: { ...uncached, origin: apiOrigin(gateway.socketApi.apiId) },
        ...Object.fromEntries(pagePatterns.map((pattern) => [pattern, { ...page, ...atEdge }])),
        [calendarPattern]: page,
        ...this.fileBehaviours(data.files),
        [liveChatFile]: { ...files, responseHeadersPolicy: liveChatHeaders(this, 'LiveChatHeaders', stage) },
      },
    });
    if (stage.edgeLogs) new EdgeLogs(this, 'Logs', { stage, distribution: this.distribution });
    this.acknowledgeDistribution(stage);
    // CloudFront's figures are in its one region, and an alarm rings where its figures are.
    if (stage.alarms && this.region === edgeRegion) this.watch(stage);

    // Functions import it until the stage has its own domain, and an export may not vanish while it is imported.
    this.exportValue(this.distribution.distributionDomainName);
    this.siteUrl = deployment.siteUrl ?? `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`;
    this.grants = siteGrants(this.siteUrl, this.siteBucket);
    new CfnOutput(this, 'SiteUrl', { value: this.siteUrl, description: 'Where people find the product' });
    new CfnOutput(this, 'DistributionDomain', {
      value: this.distribution.distributionDomainName,
      description: 'What the DNS record of an own domain points to',
    });
  }

  /** People's files are in a bucket of another stack, which decides who may read them (stacks/data.ts). */
  private fileBehaviours({ bucketArn, bucketName, bucketRegionalDomainName }: IBucket) {
    const files = Bucket.fromBucketAttributes(this, 'Files', { bucketArn, bucketName, bucketRegionalDomainName });
    const responseHeadersPolicy = fileHeaders(this, 'FileHeaders');
    return {
      ...downloadBehaviour(this, { files, responseHeadersPolicy }),
      ...pictureBehaviour({ files, responseHeadersPolicy }),
    };
  }

  private onViewerRequest(id: string, code: string): cloudfront.FunctionAssociation {
    return this.atEdge(id, code, cloudfront.FunctionEventType.VIEWER_REQUEST);
  }

  private atEdge(id: string, code: string, eventType: cloudfront.FunctionEventType): cloudfront.FunctionAssociation {
    const edgeFunction = new cloudfront.Function(this, id, {
      code: cloudfront.FunctionCode.fromInline(code),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    return { eventType, function: edgeFunction };
  }

  private watch(stage: Stage): void {
    new RunbookAlarm(this, 'ServerErrors', {
      stage,
      heading: 'CloudFront: server errors',
      metric: this.distribution.metric5xxErrorRate({
        statistic: 'Average',
        period: Duration.minutes(5),
        // CDK leaves out the region, without which there is no such metric: https://github.com/aws/aws-cdk/issues/19245.
        dimensionsMap: { DistributionId: this.distribution.distributionId, Region: 'Global' },
      }),
      threshold: 2,
      evaluationPeriods: 2,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  }

  private ownAddress({
    domain,
  }: Stage): Pick<cloudfront.DistributionProps, 'domainNames' | 'certificate' | 'minimumProtocolVersion'> {
    if (!domain) return {};
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn);
    return {
      domainNames: [domain.name],
      certificate,
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private acknowledgeDistribution({ domain, edgeLogs, firewall }: Stage): void {
    acknowledge(this.distribution, 'AwsSolutions-CFR1', 'Candidates and recruiters travel; no country is blocked.');
    acknowledge(
      this.distribution,
      'AwsSolutions-CFR3',
      edgeLogs
        ? 'Logged by a v2 delivery without queries (constructs/edge-logs.ts); the classic log would keep the ticket of /ws.'
        : 'The classic log would keep the ticket of /ws, and this stage needs none; the APIs behind log every call.',
    );
    acknowledge(
      this.distribution,
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'A request for the list itself becomes the page before it reaches S3 (PageToIndex), and CloudFront forwards no query.',
    );
    acknowledge(
      this.distribution,
      'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The files bucket gives CloudFront the pictures itself (stacks/data.ts).',
    );
    acknowledge(
      this.distribution,
      'AwsSolutions-CFR7',
      'Downloads carry a signature of their own for S3 to judge; CloudFront must not add access to it. Site and pictures have it.',
    );
    if (!firewall)
      acknowledge(this.distribution, 'AwsSolutions-CFR2', 'This stage holds invented data; the HTTP API throttles.');
    if (!domain)
      acknowledge(
        this.distribution,
        'AwsSolutions-CFR4',
        "Without an own domain the certificate is CloudFront's, whose protocol version cannot be chosen.",
      );
  }
}
