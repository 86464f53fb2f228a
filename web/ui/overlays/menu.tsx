import { Menu as AmplifyMenu, MenuItem } from '@aws-amplify/ui-react';
import type { ReactElement, ReactNode } from 'react';
import { useNavigation } from '../buttons/navigation.tsx';
import { useInertBehindMenu } from './inert-behind.ts';

/** A menu item; with `to` it is a link, otherwise an action. */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Why it is not allowed now. The item stays visible with the reason. */
  disabledReason?: string | undefined;
}

interface MenuProps {
  /** A Button or IconButton, which must forward its ref and other props. */
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Shown above the items. */
  head?: ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A dropdown menu with arrow keys, Home, End, type-ahead and Escape; a click outside closes it (SHELL-20). */
export function Menu({ trigger, label, entries, align = 'end', head, onOpenChange }: MenuProps) {
  const { go } = useNavigation();
  useInertBehindMenu();
  return (
    <AmplifyMenu
      trigger={trigger}
      menuAlign={align}
      className="ui-menu"
      aria-label={label}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {head}
      {entries.map(({ label: text, icon, to, onSelect, danger, disabledReason }) => (
        <MenuItem
          key={text}
          data-danger={danger || undefined}
          aria-disabled={disabledReason ? true : undefined}
          onClick={() => {
            if (disabledReason) return;
            if (to) go(to);
            onSelect?.();
          }}
        >
          {icon}
          <span className="ui-menu-words">
            {text}
            {disabledReason && <span className="ui-menu-reason">{disabledReason}</span>}
          </span>
        </MenuItem>
      ))}
    </AmplifyMenu>
  );
}
