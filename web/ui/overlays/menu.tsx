import { Menu as AmplifyMenu, MenuItem } from '@aws-amplify/ui-react';
import type { ReactElement, ReactNode } from 'react';
import { useNavigation } from '../buttons/navigation.tsx';

/** One line of a menu; a line with `to` goes somewhere, others act. */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Why it is not allowed now; the line stays and says so. */
  disabledReason?: string | undefined;
}

interface MenuProps {
  /** A Button or IconButton; it must forward its ref and further props. */
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Above the entries. */
  head?: ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A menu that drops from a button; arrows, Home, End, first letters and Escape work, a click outside closes it
 * (SHELL-20).
 */
export function Menu({ trigger, label, entries, align = 'end', head, onOpenChange }: MenuProps) {
  const { go } = useNavigation();
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
