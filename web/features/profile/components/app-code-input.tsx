import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { secondFactorQuery } from '../queries/second-factor.ts';

/** Asks for the code of the app, where logging in does. */
export function AppCodeInput(props: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  const { data: factor } = useQuery(secondFactorQuery);
  return factor?.since ? (
    <TextInput {...props} label={appCodeLabel} autoComplete="one-time-code" help="Six digits from the app" />
  ) : null;
}

export const appCodeLabel = 'Code';
