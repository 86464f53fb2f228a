import { Tabs as AmplifyTabs } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
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

/** Scrolls a strip of tabs sideways, and nothing else, until all of this tab is seen. */
function showTab(strip: HTMLElement, place: number): void {
  const tab = strip.querySelectorAll('[role=tab]')[place]?.getBoundingClientRect();
  const { left, right } = strip.getBoundingClientRect();
  if (!tab) return;
  if (tab.right > right) strip.scrollLeft += tab.right - right;
  if (tab.left < left) strip.scrollLeft -= left - tab.left;
}

/** Sections of a record; only the selected one is rendered. Amplify's list has the arrow keys. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const selected = tabs.findIndex((tab) => tab.value === value);
  useEffect(() => {
    if (strip.current) showTab(strip.current, selected);
  }, [selected]);
  return (
    <AmplifyTabs.Container value={value} onValueChange={onChange} isLazy className="ui-tabs">
      <AmplifyTabs.List ref={strip} aria-label={label}>
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

/** The shape of sections that still load, so that what is beside and below them does not move. */
export function TabsSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="ui-tabs">
      <div className="ui-tabs-skeleton">
        <Skeleton width="280px" height="16px" />
      </div>
      {children}
    </div>
  );
}
