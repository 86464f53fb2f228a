import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../buttons/button.tsx';
import './side-panel.css';

interface SidePanelProps {
  /** What the panel holds: 'Filters'. */
  label: string;
  /** Under which the browser remembers whether the panel is collapsed. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A collapsed side panel is this wide, in px; the sidebar's 62 are its own (SHELL-10, DEC-09). */
const collapsedWidth = 32;

function wasCollapsed(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
}

function remember(key: string, isCollapsed: boolean): void {
  try {
    if (isCollapsed) localStorage.setItem(key, 'collapsed');
    else localStorage.removeItem(key);
  } catch {
    // Without storage only the choice is lost.
  }
}

/** A panel beside a list that collapses to a strip of 32 px, which brings it back (SHELL-10). */
export function SidePanel({ label, name, className = '', children }: SidePanelProps) {
  const key = `hirehub.panel.${name}`;
  const id = useId();
  const [isCollapsed, setCollapsed] = useState(() => wasCollapsed(key));
  const toggle = () => {
    setCollapsed(!isCollapsed);
    remember(key, !isCollapsed);
  };
  return (
    <aside
      className={`ui-side-panel ${className}`}
      aria-label={label}
      data-collapsed={isCollapsed || undefined}
      style={isCollapsed ? { inlineSize: collapsedWidth } : undefined}
    >
      <div className="ui-side-panel-head">
        {!isCollapsed && <strong>{label}</strong>}
        <IconButton
          label={`${isCollapsed ? 'Show' : 'Hide'} ${label.toLowerCase()}`}
          size="small"
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={toggle}
        >
          {isCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        </IconButton>
      </div>
      <div id={id} hidden={isCollapsed}>
        {children}
      </div>
    </aside>
  );
}
