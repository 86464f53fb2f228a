import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../infra/constructs/security-headers.ts';
import { stages } from '../../../infra/stages.ts';
import { onlyResource, resourcesOf, stacksOf, synthesized, type SynthesizedStack } from '../app/synthesized.ts';

const { dev } = synthesized;
const headersOf = (stacks: Record<string, SynthesizedStack>, comment: string) =>
  resourcesOf(stacks, 'AWS::CloudFront::ResponseHeadersPolicy').find(
    ({ Properties }) => Properties.ResponseHeadersPolicyConfig.Comment === comment,
  )!.Properties.ResponseHeadersPolicyConfig;
const policyOf = (stacks: Record<string, SynthesizedStack>) =>
  headersOf(stacks, 'HireHub site').SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;

describe('Security headers', () => {
  it('let pages load our own files, the files bucket and workers from blobs, and run no inline script', () => {
    const policy = contentSecurityPolicy(stages.dev, 'https://files.example').split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self' blob:",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https://files.example",
      "font-src 'self'",
      "connect-src 'self' https://files.example",
      "media-src 'self' blob: https://files.example",
      "frame-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    const sent = JSON.stringify(policyOf(dev));
    expect([sent.includes(policy.slice(0, 4).join('; ')), sent.includes('RegionalDomainName')]).toEqual([true, true]);
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

  it('let nothing of the API load or run anything where it is opened as a page', () => {
    const { ContentSecurityPolicy, Override } = headersOf(dev, 'HireHub API').SecurityHeadersConfig
      .ContentSecurityPolicy;
    expect(Override).toBe(true);
    expect(ContentSecurityPolicy.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('let pages ask where somebody is, and for no other power of the browser', () => {
    expect(headersOf(dev, 'HireHub site').CustomHeadersConfig.Items).toContainEqual({
      Header: 'Permissions-Policy',
      Value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
      Override: true,
    });
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
