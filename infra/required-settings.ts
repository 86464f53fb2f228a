import type { Stage } from './stages.ts';

type Required = 'account' | 'sender' | 'alarmMail' | 'domain';

/** What a stage that keeps people's data may not lack: what it is, and what would happen without it. */
const required: Record<Required, { what: string; otherwise: string; invented: NonNullable<Stage[Required]> }> = {
  account: {
    what: 'its account',
    otherwise: 'whichever credentials are at hand would decide where the data is',
    invented: '111122223333',
  },
  sender: {
    what: 'a sender at a domain of its own',
    otherwise: 'confirmations and invitations would reach nobody',
    invented: 'no-reply@hirehub.example',
  },
  alarmMail: {
    what: 'an address for alarms',
    otherwise: 'they would ring unheard',
    invented: 'operators@hirehub.example',
  },
  domain: {
    what: "the site's domain and certificate",
    otherwise: 'mailed links would name an address that changes with the distribution',
    invented: {
      name: 'jobs.hirehub.example',
      certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
    },
  },
};
const names = Object.keys(required) as Required[];

/**
 * Why a stage must not be synthesized for a deployment, a sentence each; none when it may. `credentialsOf` is the account
 * of the credentials at hand, if there are any.
 */
export function refusals(stage: Stage, credentialsOf: string | undefined): string[] {
  const keeps = `Stage '${stage.name}' keeps people's data, so name`;
  const missing = stage.keepsData ? names.filter((name) => !stage[name]) : [];
  const lacking = missing.map((name) => {
    const { what, otherwise } = required[name];
    return `${keeps} ${what} (${name} in infra/stages.ts): ${otherwise}.`;
  });
  const foreign = stage.account && credentialsOf && stage.account !== credentialsOf;
  return foreign
    ? [
        ...lacking,
        `Stage '${stage.name}' is in account ${stage.account}, and these credentials are of ${credentialsOf}.`,
      ]
    : lacking;
}

/** The stage with invented values for what it lacks, for checks of its templates; no real account takes it. */
export function withInventedSettings(stage: Stage): Stage {
  const invented = names.filter((name) => !stage[name]).map((name) => [name, required[name].invented]);
  return { ...stage, ...(Object.fromEntries(invented) as Partial<Stage>) };
}
