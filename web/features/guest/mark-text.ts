import { createContext, use, type ReactNode } from 'react';

/** Shows a text with what the search found in it marked; as it is while nothing is searched. */
export type MarkText = (text: string) => ReactNode;

export const MarkTextContext = createContext<MarkText>((text) => text);

/** How the texts of a card are shown now. */
export function useMarkText(): MarkText {
  return use(MarkTextContext);
}
