import { Tabs as AmplifyTabs } from '@aws-amplify/ui-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CountBadge } from '../text/badge.tsx';

export interface Tab {
  value: string;
  label: string;
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  /** Keep the choice in the address, so that it can be linked to. */
  onChange: (value: string) => void;
}

function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  tabs.at((at + (isReversed ? -step : step)) % tabs.length)?.focus();
  tabs.at((at + (isReversed ? -step : step)) % tabs.length)?.click();
}

/** Sections of a record; only the selected one is rendered. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AmplifyTabs.Container value={value} onValueChange={onChange} isLazy className="ui-tabs">
      <AmplifyTabs.List aria-label={label} onKeyDown={moveByArrows}>
        {tabs.map((tab) => (
          <AmplifyTabs.Item key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} quiet />}
          </AmplifyTabs.Item>
        ))}
      </AmplifyTabs.List>
      {tabs.map((tab) => (
        <AmplifyTabs.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </AmplifyTabs.Panel>
      ))}
    </AmplifyTabs.Container>
  );
}
