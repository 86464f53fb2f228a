import * as z from 'zod';
import { openHttpApi } from '../http-api/http-api.ts';
import { localAccount } from '../services/local-account.ts';
import { propertiesOf } from '../template/resource.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const list = z.array(z.string()).default([]);
export const gatewayApiProperties = z.looseObject({
  ProtocolType: z.enum(['HTTP', 'WEBSOCKET']),
  RouteSelectionExpression: z.string().optional(),
  CorsConfiguration: z
    .object({
      AllowOrigins: list,
      AllowMethods: list,
      AllowHeaders: list,
      ExposeHeaders: list,
      AllowCredentials: z.boolean().default(false),
      MaxAge: z.number().optional(),
    })
    .optional(),
});

/** An HTTP API, or a WebSocket API that the connections service serves; routes arrive as resources of their own. */
export const gatewayApi: ResourceKind = {
  identify: (declared) => {
    const id = byId(declared, 10);
    const scheme = declared.property('ProtocolType') === 'WEBSOCKET' ? 'wss' : 'https';
    return {
      name: id,
      attributes: { ApiId: id, ApiEndpoint: `${scheme}://${id}.execute-api.${localAccount.region}.amazonaws.com` },
    };
  },
  deploy: (resource, { httpApis, functions }) => {
    const { ProtocolType, CorsConfiguration: cors } = propertiesOf(resource, gatewayApiProperties);
    if (ProtocolType !== 'HTTP') return;
    const api = openHttpApi({
      id: resource.name,
      stage: '$default',
      invoke: functions.invoke,
      ...(cors
        ? {
            cors: {
              allowOrigins: cors.AllowOrigins,
              allowMethods: cors.AllowMethods,
              allowHeaders: cors.AllowHeaders,
              exposeHeaders: cors.ExposeHeaders,
              allowCredentials: cors.AllowCredentials,
              ...(cors.MaxAge === undefined ? {} : { maxAge: cors.MaxAge }),
            },
          }
        : {}),
    });
    httpApis.set(api.id, api);
  },
};
