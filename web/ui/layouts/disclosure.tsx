import { Accordion } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';

interface DisclosuresProps {
  items: readonly { value: string; title: string; content: ReactNode }[];
  /** The values that are open at first. */
  open?: string[];
}

/** Sections that expand on demand, several at once. */
export function Disclosures({ items, open = [] }: DisclosuresProps) {
  return (
    <Accordion.Container allowMultiple defaultValue={open}>
      {items.map((item) => (
        <Accordion.Item key={item.value} value={item.value}>
          <Accordion.Trigger>
            {item.title}
            <Accordion.Icon />
          </Accordion.Trigger>
          <Accordion.Content>{item.content}</Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Container>
  );
}
