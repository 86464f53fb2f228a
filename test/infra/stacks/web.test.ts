import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { synthesize } from '../../../infra/app.ts';
import { apiParts } from '../../../infra/stacks/api.ts';
import { stages } from '../../../infra/stages.ts';
import { placeholderInputs } from '../../../infra/tools/placeholder-inputs.ts';
import { longestSegment } from '../../../shared/contract/public-pages.ts';
import { only, onlyResource, resourcesOf, stacksOf, synthesized, type SynthesizedStack } from '../app/synthesized.ts';

const { local, dev, prod } = synthesized;
const workplaces = ['/api/manager/*', '/api/recruiter/*', '/api/super-manager/*'];
const atEdge = [
  '/api/guest/jobs*',
  '/api/guest/campaigns',
  '/find-jobs*',
  '/guest/jobs*',
  '/sitemap*.xml',
  '/feed.xml',
];
const distributionOf = (stacks: Record<string, SynthesizedStack>) =>
  onlyResource(stacks, 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
const behaviourOf = (stacks: Record<string, SynthesizedStack>, pattern: string) =>
  distributionOf(stacks).CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === pattern);
const siteUrlOf = (stacks: Record<string, SynthesizedStack>) =>
  resourcesOf(stacks, 'AWS::Lambda::Function').find(({ Properties }) => Properties.Environment?.Variables.SITE_URL)
    ?.Properties.Environment.Variables.SITE_URL;
describe('The site’s single address', () => {
  it('carries nothing without TLS but the way to it', () => {
    const { CacheBehaviors, DefaultCacheBehavior } = distributionOf(dev);
    const policies = [DefaultCacheBehavior, ...CacheBehaviors].map(({ ViewerProtocolPolicy: policy }) => policy);
    expect(new Set(policies)).toEqual(new Set(['https-only', 'redirect-to-https']));
  });

  it('leads to the site, and with the origin secret to the API and to the root of the socket stage', () => {
    const { CacheBehaviors, DefaultCacheBehavior, Origins } = distributionOf(dev);
    const originOf = (pattern: string) =>
      Origins.find(({ Id }: { Id: string }) => Id === behaviourOf(dev, pattern).TargetOriginId);
    expect(CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual([
      ...workplaces,
      ...atEdge.slice(0, 2),
      '/api/*',
      '/ws',
      '/find-jobs*',
      '/guest/jobs*',
      '/sitemap*.xml',
      '/feed.xml',
      '/calendar.ics',
      '/files/*',
      '/avatars/*',
      '/live-chat.html',
    ]);
    for (const pattern of [...workplaces, '/api/*', '/ws', ...atEdge]) {
      const [header] = originOf(pattern).OriginCustomHeaders;
      expect(header.HeaderName).toBe('X-Origin-Secret');
      expect(JSON.stringify(header.HeaderValue)).toContain('resolve:secretsmanager');
    }
    expect(resourcesOf(only(dev, 'LiveUpdates'), 'AWS::ApiGatewayV2::Stage')[0]?.Properties.StageName).toBe('ws');
    expect(DefaultCacheBehavior).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' });
  });

  it('caches nothing of the API but what is public, and passes on every header but the host', () => {
    const behaviours: { PathPattern: string; AllowedMethods: string[] }[] = distributionOf(dev).CacheBehaviors;
    for (const behavior of behaviours.slice(0, -3).filter(({ PathPattern }) => !atEdge.includes(PathPattern))) {
      expect(behavior).toMatchObject({
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      });
      const isPage = behavior.PathPattern === '/calendar.ics';
      expect([behavior.PathPattern, behavior.AllowedMethods.includes('POST')]).toEqual([behavior.PathPattern, !isPage]);
    }
  });

  it('lets the API render public pages, sitemap and feed behind the same secret, with the policy of the site (GUEST-02)', () => {
    const { CacheBehaviors, DefaultCacheBehavior } = distributionOf(dev);
    const api = behaviourOf(dev, '/api/*');
    for (const behavior of CacheBehaviors.slice(workplaces.length + 4, -3)) {
      expect(behavior).toMatchObject({
        TargetOriginId: api.TargetOriginId,
        ResponseHeadersPolicyId: DefaultCacheBehavior.ResponseHeadersPolicyId,
        ViewerProtocolPolicy: 'redirect-to-https',
      });
      expect(behavior.FunctionAssociations).toHaveLength(1);
    }
  });

  it('passes signed downloads on to the files bucket without access of its own, and adds nosniff and a policy under which nothing runs (CHAT-24)', () => {
    const { Origins } = distributionOf(dev);
    const downloads = behaviourOf(dev, '/files/*');
    const resources = dev.Web?.resources ?? {};
    expect(downloads).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      ViewerProtocolPolicy: 'https-only',
    });
    expect(downloads.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
    const origin = Origins.find(({ Id }: { Id: string }) => Id === downloads.TargetOriginId);
    expect(JSON.stringify(origin.DomainName)).toContain('RegionalDomainName');
    expect(origin).not.toHaveProperty('OriginAccessControlId');
    expect(resources[downloads.OriginRequestPolicyId.Ref]?.Properties.OriginRequestPolicyConfig).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
    expect(
      resources[downloads.ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig,
    ).toMatchObject({
      ContentTypeOptions: { Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'; sandbox; frame-ancestors 'none'" },
    });
  });

  it('lets one function read the single page of the site, and nothing else of its bucket', () => {
    const readers = resourcesOf(dev, 'AWS::IAM::Role').filter(({ Properties }) =>
      JSON.stringify(Properties.Policies ?? '').includes('/index.html'),
    );
    expect(readers.map(({ Properties }) => Properties.Description)).toEqual([
      'What functions/features/guest/guest.http.ts may do',
    ]);
  });

  it('serves pictures from the files bucket, under the site’s own address and as nothing but pictures (PROF-03)', () => {
    const { Origins } = distributionOf(dev);
    const pictures = behaviourOf(dev, '/avatars/*');
    expect(pictures).toMatchObject({
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      ViewerProtocolPolicy: 'https-only',
    });
    expect(Origins.find(({ Id }: { Id: string }) => Id === pictures.TargetOriginId)).toMatchObject({
      OriginAccessControlId: expect.anything(),
    });
    const headers =
      dev.Web?.resources[pictures.ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig
        .SecurityHeadersConfig;
    expect(headers).toMatchObject({
      ContentTypeOptions: { Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'; sandbox; frame-ancestors 'none'" },
    });
    const readable = resourcesOf(only(dev, 'Data'), 'AWS::S3::BucketPolicy')
      .flatMap(
        ({ Properties }) =>
          Properties.PolicyDocument.Statement as {
            Principal: { Service?: string };
            Resource: unknown;
            Condition: object;
          }[],
      )
      .filter(({ Principal }) => Principal.Service === 'cloudfront.amazonaws.com');
    expect(readable).toHaveLength(1);
    expect(JSON.stringify(readable[0]?.Resource)).toContain('/avatars/*');
    expect(readable[0]?.Condition).toHaveProperty(['ArnLike', 'aws:SourceArn']);
  });

  it('gives functions the caller’s real address, in place of what the caller says', () => {
    const associations = [...workplaces, ...atEdge.slice(0, 2), '/api/*'].map(
      (pattern) => behaviourOf(dev, pattern).FunctionAssociations,
    );
    expect(new Set(associations.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(associations[0][0].EventType).toBe('viewer-request');
    const functions = resourcesOf(dev, 'AWS::CloudFront::Function').map(
      ({ Properties }) => Properties.FunctionCode as string,
    );
    const code = functions.find((one) => one.includes('x-viewer-address'))!;
    const event = {
      viewer: { ip: '198.51.100.7' },
      request: { headers: { 'x-viewer-address': { value: '203.0.113.66' } } },
    };
    expect(runInNewContext(`${code}; handler(${JSON.stringify(event)}).headers['x-viewer-address'].value`)).toBe(
      '198.51.100.7',
    );
  });

  it('gives functions the secret that CloudFront sends', () => {
    const sent = distributionOf(local).Origins.find(
      ({ OriginCustomHeaders }: { OriginCustomHeaders?: unknown[] }) => OriginCustomHeaders,
    ).OriginCustomHeaders[0].HeaderValue;
    const known = resourcesOf(only(local, ...apiParts), 'AWS::Lambda::Function').map(
      ({ Properties }) => Properties.Environment.Variables.ORIGIN_SECRET,
    );
    expect(new Set(known)).toEqual(new Set([sent]));
  });

  it('is known to mails: given, the own domain, or CloudFront', () => {
    expect(siteUrlOf(local)).toBe('http://localhost:3000');
    expect(JSON.stringify(siteUrlOf(dev))).toMatch(/https:\/\/.*DistributionE?.*DomainName/);
    const domain = { name: 'jobs.hirehub.example', certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0' };
    const stacks = stacksOf({ ...stages.prod, domain });
    expect(siteUrlOf(stacks)).toBe('https://jobs.hirehub.example');
    expect(distributionOf(stacks)).toMatchObject({
      Aliases: ['jobs.hirehub.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
  });
});

describe('Pages', () => {
  const codes = resourcesOf(dev, 'AWS::CloudFront::Function').map(
    ({ id, Properties }) => [id, Properties.FunctionCode as string] as const,
  );
  const codeOf = (name: string) => codes.find(([id]) => id.startsWith(name))?.[1] ?? '';
  const rewritten = (uri: string) =>
    runInNewContext(`${codeOf('PageToIndex')}; handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`) as string;
  const drawn = (uri: string, querystring = {}, headers = {}) => {
    const given = JSON.stringify({ request: { uri, querystring, headers } });
    const request = JSON.parse(
      runInNewContext(`${codeOf('PageRequests')}; JSON.stringify(handler(${given}))`) as string,
    ) as { uri: string; querystring: object };
    return [request.uri.replace('/api/guest/pages', ''), request.querystring];
  };

  it.each([
    ['/', '/landing.html'],
    ['/about', '/about.html'],
    ['/account/how-to-delete', '/account/how-to-delete.html'],
    ['/account/confirmation', '/index.html'],
    ['/jobs/42', '/index.html'],
    ['/manager/jobs/42/', '/index.html'],
    ['/v1.2/jobs', '/missing.html'],
    ['/jobs/forty', '/missing.html'],
    ['/wp-login.php', '/missing.html'],
    ['/assets/entry-1a2b.js', '/assets/entry-1a2b.js'],
    ['/robots.txt', '/robots.txt'],
  ])('%s is served from %s', (uri, file) => {
    expect(rewritten(uri)).toBe(file);
  });

  it('the landing page is served at / whether CloudFront puts in its root object before the function or after it', () => {
    const [distribution] = resourcesOf(dev, 'AWS::CloudFront::Distribution');
    const rootObject = `/${distribution?.Properties.DistributionConfig.DefaultRootObject as string}`;
    expect(rewritten(rootObject)).toBe('/landing.html');
    expect(rewritten('/')).toBe('/landing.html');
  });

  it.each([
    ['/find-jobs', '/find-jobs'],
    ['/find-jobs/', '/find-jobs'],
    ['/find-jobs/healthcare', '/find-jobs/healthcare'],
    ['/find-jobs/view/17', '/find-jobs/view/17'],
    ['/guest/jobs', '/find-jobs'],
    ['/guest/jobs/healthcare', '/find-jobs/healthcare'],
    ['/find-jobs/a/b', '/missing'],
    ['/find-jobsearch', '/missing'],
    ['/guest/jobsearch', '/missing'],
    ['/sitemap.xml', '/sitemap'],
    ['/sitemap-pages.xml', '/sitemap/pages'],
    ['/sitemap-12.xml', '/sitemap/12'],
    ['/sitemap-a.b.xml', '/missing'],
    ['/sitemap-0.xml', '/missing'],
    ['/sitemap-01.xml', '/missing'],
    ['/sitemap-1e1.xml', '/missing'],
    ['/sitemap-1001.xml', '/missing'],
    [`/find-jobs/${'a'.repeat(longestSegment)}`, `/find-jobs/${'a'.repeat(longestSegment)}`],
    [`/find-jobs/${'a'.repeat(longestSegment + 1)}`, '/missing'],
    [`/find-jobs/view/${'9'.repeat(longestSegment + 1)}`, '/missing'],
    ['/feed.xml', '/feed'],
  ])('%s is rendered by %s (GUEST-02)', (uri, target) => {
    expect(drawn(uri)).toEqual([target, {}]);
  });

  it('pass on which page is requested and that something narrows it, never what', () => {
    const query = { page: { value: '2' }, q: { value: 'nurse' }, utm_source: { value: 'mail' } };
    expect(drawn('/find-jobs', query)).toEqual(['/find-jobs', { page: { value: '2' }, narrowed: { value: 'true' } }]);
    expect(drawn('/find-jobs', { job: { value: '7' }, utm_source: { value: 'mail' } })).toEqual(['/find-jobs', {}]);
    expect(drawn('/find-jobs/view/7', query)).toEqual(['/find-jobs/view/7', {}]);
    expect(drawn('/sitemap.xml', query)).toEqual(['/sitemap', {}]);
  });

  it('pass the viewer’s host to the list of all jobs, in place of what the viewer says (API-36)', () => {
    const host = { host: { value: 'Cyber.Jobs.example:8443' } };
    expect(drawn('/find-jobs', { hostname: { value: 'data.jobs.example' } }, host)).toEqual([
      '/find-jobs',
      { narrowed: { value: 'true' }, hostname: { value: 'cyber.jobs.example' } },
    ]);
    expect(drawn('/find-jobs', {}, { host: { value: 'a b&page=9' } })).toEqual(['/find-jobs', {}]);
    expect([drawn('/find-jobs/healthcare', {}, host), drawn('/feed.xml', {}, host)]).toEqual([
      ['/find-jobs/healthcare', {}],
      ['/feed', {}],
    ]);
  });

  it('are uploaded after the hashed files that they name, which browsers keep for a year', () => {
    const uploads = resourcesOf(only(dev, 'Site'), 'Custom::CDKBucketDeployment');
    const hashed = uploads.find(({ id }) => id.startsWith('Hashed'));
    const pages = uploads.find(({ id }) => id.startsWith('Pages'));
    expect(hashed?.Properties).toMatchObject({
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      Include: ['assets/*'],
      Prune: false,
    });
    expect(pages?.Properties).toMatchObject({
      SystemMetadata: { 'cache-control': 'no-cache' },
      Exclude: ['assets/*'],
    });
    expect((pages as unknown as { DependsOn: string[] }).DependsOn).toContain(hashed?.id);
    expect(local.Site).toBeUndefined();
  });

  it('are uploaded without the manifest of the build, which lists every file', () => {
    const { handlersFolder, siteFolder } = placeholderInputs();
    const uploads = () => {
      const { stacks } = synthesize({ stage: stages.dev, handlersFolder, siteFolder });
      const site = stacks.find(({ stackName }) => stackName === 'HireHub-dev-Site');
      return site?.template as unknown;
    };
    const before = uploads();
    mkdirSync(path.join(siteFolder, '.vite'));
    writeFileSync(path.join(siteFolder, '.vite/manifest.json'), '{}');
    expect(uploads()).toEqual(before);
  });
});

describe('The edge', () => {
  it('has a firewall in us-east-1 only where the stage wants one', () => {
    expect(resourcesOf(dev, 'AWS::WAFv2::WebACL')).toEqual([]);
    expect(distributionOf(dev).WebACLId).toBeUndefined();
    expect(prod.Waf?.region).toBe('us-east-1');
    expect(onlyResource(prod, 'AWS::WAFv2::WebACL').Properties.Scope).toBe('CLOUDFRONT');
    expect(distributionOf(prod).WebACLId).toBeDefined();
  });

  it('blocks a body with markup everywhere but on the routes of long texts, where it only counts it', () => {
    const rules = onlyResource(prod, 'AWS::WAFv2::WebACL').Properties.Rules as {
      Name: string;
      Priority: number;
      Statement: object;
      Action?: object;
    }[];
    const common = rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet');
    const markup = rules.find(({ Name }) => Name === 'MarkupOutsideOfTexts');
    expect(common?.Statement).toMatchObject({
      ManagedRuleGroupStatement: {
        RuleActionOverrides: expect.arrayContaining([
          { Name: 'CrossSiteScripting_BODY', ActionToUse: { Count: {} } },
        ]) as unknown,
        // A signed download is longer than the rules allow a query to be.
        ScopeDownStatement: {
          NotStatement: {
            Statement: { ByteMatchStatement: { SearchString: '/files/', PositionalConstraint: 'STARTS_WITH' } },
          },
        },
      },
    });
    expect(markup).toMatchObject({ Action: { Block: {} } });
    expect(markup?.Priority).toBeGreaterThan(common?.Priority ?? 99);
    const [labels, paths] =
      (markup?.Statement as { AndStatement?: { Statements: object[] } } | undefined)?.AndStatement?.Statements ?? [];
    expect(JSON.stringify(labels)).toContain('awswaf:managed:aws:core-rule-set:CrossSiteScripting_Body');
    expect(JSON.stringify(paths)).toMatch(/^\{"NotStatement"/);
    for (const path of ['"/api/manager/jobs"', '"/api/manager/jobs/"', '"/api/pipeline/jobs/"'])
      expect(JSON.stringify(paths)).toContain(path);
    expect(JSON.stringify(paths)).not.toContain('/api/auth');
  });

  it('logs neither query nor cookie nor referrer, which can carry tickets and mailed tokens', () => {
    const fields = onlyResource(prod, 'AWS::Logs::Delivery').Properties.RecordFields as string[];
    expect(fields).toContain('cs-uri-stem');
    expect(fields.filter((field) => /query|cookie|referer/i.test(field))).toEqual([]);
    expect(distributionOf(prod).Logging).toBeUndefined();
  });
});
