import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/acknowledge.ts';
import { EdgeLogs } from '../constructs/edge-logs.ts';
import { siteGrants, type Grants } from '../constructs/grants.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { apiHeaders, contentSecurityPolicy, siteHeaders } from '../constructs/security-headers.ts';
import type { Deployment, Stage } from '../stages.ts';
import type { DataStack } from './data.ts';
import { socketStageName, type GatewayStack } from './gateway.ts';

export interface WebStackProps extends StackProps {
  deployment: Deployment;
  data: DataStack;
  gateway: GatewayStack;
  /** ARN of the firewall's rules, where the stage has one. */
  firewallArn?: string;
}

// Addresses without a dot after the last slash are pages, and every page is the one page that React draws.
const pageToIndex = `function handler(event) {
  var request = event.request;
  if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) request.uri = '/index.html';
  return request;
}`;

/** One address for everything: the site, `/api/*` and `/ws`, with TLS, security headers and, where wanted, a firewall and logs. */
export class WebStack extends Stack {
  readonly grants: Grants;
  readonly distribution: cloudfront.Distribution;
  readonly siteBucket: PrivateBucket;

  constructor(scope: Construct, id: string, { deployment, data, gateway, firewallArn, ...props }: WebStackProps) {
    super(scope, id, props);
    const { stage } = deployment;
    this.siteBucket = new PrivateBucket(this, 'Site', { keep: false });
    acknowledge(this.siteBucket, 'AwsSolutions-S1', 'It holds public files only, and CloudFront, which alone reads it, keeps the access log.');

    const filesOrigin = deployment.filesOrigin ?? `https://${data.files.bucketRegionalDomainName}`;
    const originHost = (apiId: string) => `${apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    const uncached = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `HireHub ${stage.name}`,
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      webAclId: firewallArn,
      ...this.ownAddress(stage),
      defaultBehavior: {
        // Listing makes S3 answer 404 instead of 403 for a missing file; requests for a list itself become the page.
        origin: S3BucketOrigin.withOriginAccessControl(this.siteBucket, { originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST] }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy: siteHeaders(this, 'SiteHeaders', contentSecurityPolicy(stage, filesOrigin)),
        functionAssociations: [
          {
            eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
            function: new cloudfront.Function(this, 'PageToIndex', { code: cloudfront.FunctionCode.fromInline(pageToIndex), runtime: cloudfront.FunctionRuntime.JS_2_0 }),
          },
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          ...uncached,
          origin: new HttpOrigin(originHost(gateway.httpApi.apiId), { customHeaders: { 'X-Origin-Secret': gateway.originSecret } }),
          responseHeadersPolicy: apiHeaders(this, 'ApiHeaders'),
        },
        // The stage of the WebSocket API bears the same name, so that the path leads to its root as it is.
        [`/${socketStageName}`]: { ...uncached, origin: new HttpOrigin(originHost(gateway.socketApi.apiId)) },
      },
    });
    if (stage.edgeLogs) new EdgeLogs(this, 'Logs', { stage, distribution: this.distribution });
    this.acknowledgeDistribution(stage);

    const siteUrl = deployment.siteUrl ?? `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`;
    this.grants = siteGrants(siteUrl);
    new CfnOutput(this, 'SiteUrl', { value: siteUrl, description: 'Where people find the product' });
    new CfnOutput(this, 'DistributionDomain', { value: this.distribution.distributionDomainName, description: 'What the DNS record of an own domain points to' });
  }

  private ownAddress({ domain }: Stage): Pick<cloudfront.DistributionProps, 'domainNames' | 'certificate' | 'minimumProtocolVersion'> {
    if (!domain) return {};
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn);
    return { domainNames: [domain.name], certificate, minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021 };
  }

  private acknowledgeDistribution({ domain, edgeLogs, firewall }: Stage): void {
    acknowledge(this.distribution, 'AwsSolutions-CFR1', 'Candidates and recruiters travel; no country is shut out.');
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
    if (!firewall) acknowledge(this.distribution, 'AwsSolutions-CFR2', 'This stage holds invented data; the HTTP API throttles.');
    if (!domain) acknowledge(this.distribution, 'AwsSolutions-CFR4', "Without an own domain the certificate is CloudFront's, whose protocol version cannot be chosen.");
  }
}
