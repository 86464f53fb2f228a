import { createContext, use, type ReactNode } from 'react';

/** Renders a text with search matches highlighted, or unchanged without a search. */
export type MarkText = (text: string) => ReactNode;

export const MarkTextContext = createContext<MarkText>((text) => text);

/** Returns how the texts of a card are rendered now. */
export function useMarkText(): MarkText {
  return use(MarkTextContext);
}
