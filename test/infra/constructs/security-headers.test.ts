import { describe, expect, it } from 'vitest';
import { stages } from '../../../infra/stages.ts';
import { onlyResource, resourcesOf, stacksOf, synthesized, type SynthesizedStack } from '../app/synthesized.ts';

const { dev } = synthesized;
const policyOf = (stacks: Record<string, SynthesizedStack>) =>
  resourcesOf(stacks, 'AWS::CloudFront::ResponseHeadersPolicy')
    .map(
      ({ Properties }) =>
        Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy,
    )
    .find(Boolean);

describe('Security headers', () => {
  it('let pages load our own files, the files bucket and workers from blobs, and run no inline script', () => {
    const policy = JSON.stringify(policyOf(dev));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    expect(policy).toContain('RegionalDomainName');
  });

  it('let the frame of the live chat alone load its service, without an origin of its own', () => {
    const { ResponseHeadersPolicyId } = onlyResource(
      dev,
      'AWS::CloudFront::Distribution',
    ).Properties.DistributionConfig.CacheBehaviors.find(
      ({ PathPattern }: { PathPattern: string }) => PathPattern === '/live-chat.html',
    );
    const { Properties } = resourcesOf(dev, 'AWS::CloudFront::ResponseHeadersPolicy').find(
      ({ id }) => id === ResponseHeadersPolicyId.Ref,
    )!;
    const framed =
      Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
    expect(framed).toContain("script-src 'self' https://embed.tawk.to https://*.tawk.to;");
    expect(framed).toContain("frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups");
    expect(JSON.stringify(policyOf(dev))).not.toContain('tawk');
  });

  it('let pages reach the map style of a stage', () => {
    const policy = JSON.stringify(
      policyOf(stacksOf({ ...stages.dev, mapStyleUrl: 'https://tiles.example/styles/light.json' })),
    );
    expect(policy).toMatch(/connect-src [^;]*https:\/\/tiles\.example[; ]/);
  });

  it('fit every response, those of the API too', () => {
    for (const { Properties } of resourcesOf(dev, 'AWS::CloudFront::ResponseHeadersPolicy')) {
      expect(Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig).toMatchObject({
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
        ContentTypeOptions: { Override: true },
        FrameOptions: {
          FrameOption: Properties.ResponseHeadersPolicyConfig.Comment === 'HireHub live chat' ? 'SAMEORIGIN' : 'DENY',
        },
      });
    }
  });
});
