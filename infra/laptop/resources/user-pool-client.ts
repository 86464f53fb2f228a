import * as z from 'zod';
import { shortId } from '../template/names.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

export const userPoolClientProperties = z.looseObject({
  UserPoolId: z.string(),
  ExplicitAuthFlows: z.array(z.string()).optional(),
  AccessTokenValidity: z.number().optional(),
  RefreshTokenValidity: z.number().optional(),
  TokenValidityUnits: z.object({ AccessToken: unit.optional(), RefreshToken: unit.optional() }).optional(),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).optional(),
  GenerateSecret: z.boolean().optional(),
});
type Properties = z.output<typeof userPoolClientProperties>;

const minutes: Record<z.output<typeof unit>, number> = { seconds: 1 / 60, minutes: 1, hours: 60, days: 1440 };

/** A client of a user pool; the pool brings it up. */
export const userPoolClient = {
  identify: (declared) => ({
    name: byId(declared, 26),
    // Known before the pool is up, because functions may be given it.
    attributes: { ClientId: byId(declared, 26), ClientSecret: shortId(`${declared.id} secret`, 48) },
  }),
  settings: ({
    ExplicitAuthFlows,
    TokenValidityUnits: units,
    AccessTokenValidity,
    RefreshTokenValidity,
    PreventUserExistenceErrors,
    GenerateSecret,
  }: Properties) => ({
    ...(ExplicitAuthFlows ? { authFlows: ExplicitAuthFlows } : {}),
    ...(AccessTokenValidity
      ? { accessTokenMinutes: AccessTokenValidity * minutes[units?.AccessToken ?? 'hours'] }
      : {}),
    ...(RefreshTokenValidity
      ? { refreshTokenDays: (RefreshTokenValidity * minutes[units?.RefreshToken ?? 'days']) / minutes.days }
      : {}),
    generateSecret: GenerateSecret ?? false,
    preventUserExistenceErrors: PreventUserExistenceErrors === 'ENABLED',
  }),
} satisfies ResourceKind & { settings: (properties: Properties) => object };
