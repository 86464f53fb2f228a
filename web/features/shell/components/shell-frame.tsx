import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/button.tsx';
import './shell.css';
import './top-bar.css';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from '../hooks/use-sidebar.ts';

interface ShellFrameProps extends Omit<ComponentProps<typeof Sidebar>, 'state'> {
  isGuest?: boolean;
  /** What the top bar holds after the button of the drawer. */
  top: ReactNode;
  /** Shown over the page. */
  over?: ReactNode;
  children: ReactNode;
}

/** Sidebar, top bar and content, which both shells have; on narrow screens the sidebar is a drawer. */
export function ShellFrame({ isGuest, top, over, children, ...menu }: ShellFrameProps) {
  const sidebar = useSidebar();
  return (
    <div
      className="shell"
      data-guest={isGuest || undefined}
      data-collapsed={sidebar.isCollapsed || undefined}
      data-drawer={sidebar.room === 'drawer' || undefined}
    >
      <a className="ui-skip" href="#main">
        Skip to content
      </a>
      <Sidebar state={sidebar} {...menu} />
      <header className="shell-top">
        {sidebar.room === 'drawer' && (
          <IconButton
            label="Open menu"
            aria-expanded={sidebar.isDrawerOpen}
            aria-controls="shell-menu"
            onClick={sidebar.toggle}
          >
            <MenuIcon aria-hidden />
          </IconButton>
        )}
        {top}
      </header>
      <main id="main" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      {over}
    </div>
  );
}
