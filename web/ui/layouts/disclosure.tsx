import { Accordion } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';

interface DisclosuresProps {
  items: readonly {
    value: string;
    title: string;
    content: ReactNode;
    /** The content is drawn once it is opened, for what is read only then. */
    isLate?: boolean;
  }[];
  /** The values that are open at first. */
  open?: string[];
}

/** Sections that expand on demand, several at once. */
export function Disclosures({ items, open = [] }: DisclosuresProps) {
  const [opened, setOpened] = useState<readonly string[]>(open);
  return (
    <Accordion.Container allowMultiple defaultValue={open}>
      {items.map((item) => (
        <Accordion.Item
          key={item.value}
          value={item.value}
          onToggle={() => opened.includes(item.value) || setOpened([...opened, item.value])}
        >
          <Accordion.Trigger>
            {item.title}
            <Accordion.Icon />
          </Accordion.Trigger>
          <Accordion.Content>{(!item.isLate || opened.includes(item.value)) && item.content}</Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Container>
  );
}
