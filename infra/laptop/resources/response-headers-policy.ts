import * as z from 'zod';
import type { PolicyHeader } from '../front/behaviour.ts';
import { propertiesOf, type Resource } from '../template/resource.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const override = z.object({ Override: z.boolean() });
const properties = z.looseObject({
  ResponseHeadersPolicyConfig: z.looseObject({
    CustomHeadersConfig: z
      .object({ Items: z.array(override.extend({ Header: z.string(), Value: z.string() })) })
      .optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: override.extend({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: override.optional(),
        FrameOptions: override.extend({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: override.extend({ ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: override
          .extend({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().optional(),
            Preload: z.boolean().optional(),
          })
          .optional(),
      })
      .optional(),
  }),
});

/** Headers that CloudFront adds to responses; the distribution reads them. */
export const responseHeadersPolicy: ResourceKind = {
  identify: (declared) => ({ name: byId(declared, 24), attributes: { Id: byId(declared, 24) } }),
};

/** The headers of a policy, ready to be applied. */
export function headersOf(resource: Resource): PolicyHeader[] {
  const { CustomHeadersConfig, SecurityHeadersConfig = {} } = propertiesOf(
    resource,
    properties,
  ).ResponseHeadersPolicyConfig;
  const {
    ContentSecurityPolicy,
    ContentTypeOptions,
    FrameOptions,
    ReferrerPolicy,
    StrictTransportSecurity: tls,
  } = SecurityHeadersConfig;
  return [
    ...(CustomHeadersConfig?.Items ?? []).map(({ Header: name, Value: value, Override }) => ({
      name,
      value,
      override: Override,
    })),
    ...header('content-security-policy', ContentSecurityPolicy?.ContentSecurityPolicy, ContentSecurityPolicy),
    ...header('x-content-type-options', 'nosniff', ContentTypeOptions),
    ...header('x-frame-options', FrameOptions?.FrameOption, FrameOptions),
    ...header('referrer-policy', ReferrerPolicy?.ReferrerPolicy, ReferrerPolicy),
    ...header(
      'strict-transport-security',
      tls &&
        [
          `max-age=${tls.AccessControlMaxAgeSec}`,
          tls.IncludeSubdomains && 'includeSubDomains',
          tls.Preload && 'preload',
        ]
          .filter(Boolean)
          .join('; '),
      tls,
    ),
  ];
}

function header(name: string, value: string | undefined, from: { Override: boolean } | undefined): PolicyHeader[] {
  return from && value !== undefined ? [{ name, value, override: from.Override }] : [];
}
