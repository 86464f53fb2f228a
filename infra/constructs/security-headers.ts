import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * Headers that fit every response: TLS for two years, no guessing of types, no framing, no address sent to other sites.
 */
const everywhere: ResponseSecurityHeadersBehavior = {
  strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
};

/**
 * Headers of the site: those of every response, a content security policy, and no browser powers that the product does
 * not use.
 */
export function siteHeaders(scope: Construct, id: string, policy: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'HireHub site',
    securityHeadersBehavior: {
      ...everywhere,
      contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'Permissions-Policy',
          value: 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
          override: true,
        },
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
      ],
    },
  });
}

/** Headers of `/api`: its pages set a content security policy of their own, its data needs none. */
export function apiHeaders(scope: Construct, id: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, { comment: 'HireHub API', securityHeadersBehavior: everywhere });
}

/**
 * Headers of people's files: nothing in them may run or load anything, even if a browser is tricked into opening one as
 * a page.
 */
export function fileHeaders(scope: Construct, id: string): ResponseHeadersPolicy {
  const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'HireHub files',
    securityHeadersBehavior: {
      ...everywhere,
      contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
    },
  });
}

/** What pages of the site may load: our own files, people's files, the map's style and the live chat; nothing else. */
export function contentSecurityPolicy(stage: Stage, filesOrigin: string): string {
  const mapOrigins = stage.mapStyleUrl ? [new URL(stage.mapStyleUrl).origin] : [];
  const chat = stage.liveChatOrigins;
  const pages = chat.filter((origin) => origin.startsWith('https:'));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...pages],
    // MapLibre and the PDF reader start their workers from blobs.
    'worker-src': ["'self'", 'blob:'],
    // React, Amplify UI and MapLibre set styles of single elements, which no nonce can cover on a static page.
    'style-src': ["'self'", "'unsafe-inline'", ...pages],
    'img-src': ["'self'", 'data:', 'blob:', filesOrigin, ...mapOrigins, ...pages],
    'font-src': ["'self'", ...pages],
    'connect-src': ["'self'", filesOrigin, ...mapOrigins, ...chat],
    'media-src': ["'self'", 'blob:', filesOrigin],
    'frame-src': ["'self'", ...pages],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
