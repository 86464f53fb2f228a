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
          value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
          override: true,
        },
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
      ],
    },
  });
}

/** Headers of `/api`: opened as a page it loads nothing; its description has styles of its own and no script. */
export function apiHeaders(scope: Construct, id: string): ResponseHeadersPolicy {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'HireHub API',
    securityHeadersBehavior: {
      ...everywhere,
      contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
    },
  });
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

/** The file of the live chat's frame, which alone may load the chat service. */
export const liveChatFile = '/live-chat.html';

/** Headers of the live chat's frame: only our own pages show it, and it has no origin even when it is opened alone. */
export function liveChatHeaders(scope: Construct, id: string, stage: Stage): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'HireHub live chat',
    securityHeadersBehavior: {
      ...everywhere,
      frameOptions: { frameOption: HeadersFrameOption.SAMEORIGIN, override: true },
      contentSecurityPolicy: { contentSecurityPolicy: liveChatPolicy(stage), override: true },
    },
  });
}

function liveChatPolicy({ liveChatOrigins: service }: Stage): string {
  const pages = service.filter((origin) => origin.startsWith('https:'));
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...pages],
    'style-src': ["'unsafe-inline'", ...pages],
    'img-src': ['data:', 'blob:', ...pages],
    'font-src': ['data:', ...pages],
    'media-src': pages,
    'connect-src': service,
    'frame-src': pages,
    'form-action': pages,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups'],
  });
}

/** What pages of the site may load: our own files, people's files and the map's style; nothing else. */
export function contentSecurityPolicy(stage: Stage, filesOrigin: string): string {
  const mapOrigins = stage.mapStyleUrl ? [new URL(stage.mapStyleUrl).origin] : [];
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // MapLibre and the PDF reader start their workers from blobs.
    'worker-src': ["'self'", 'blob:'],
    // React, Amplify UI and MapLibre set styles of single elements, which no nonce can cover on a static page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', filesOrigin, ...mapOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", filesOrigin, ...mapOrigins],
    'media-src': ["'self'", 'blob:', filesOrigin],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

function policyOf(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
