import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './button.css';
import { classNames } from '../theme/class-names.ts';
import { Link } from './link.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  size?: 'small' | 'medium' | 'large';
  /** Shown before the label, 16 px. */
  icon?: ReactNode;
  /** Fills the available width. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /**
   * Shows that work is in progress: the label stays and further clicks do nothing. A button with this prop also treats
   * a double click as one click.
   */
  busy?: boolean;
  /** Why the action is not allowed now; shown on hover and focus, and read by screen readers. */
  disabledReason?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. Its label says what it does ('Post job'). Use one primary button per view. */
export function Button({
  kind = 'secondary',
  size = 'medium',
  icon,
  wide,
  busy,
  disabledReason,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = Boolean(disabledReason) || busy;
  return (
    <button
      type="button"
      {...rest}
      className={classNames('ui-button', className)}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      data-reason={disabledReason || undefined}
      disabled={disabled}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-description={disabledReason || undefined}
      onClick={(event) => {
        // The second click of a double click comes before the first has made the button busy, or after a fast response.
        if (isOff || (busy !== undefined && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <span className="ui-button-icon">{icon}</span>}
      {children}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({
  to,
  kind = 'secondary',
  size = 'medium',
  icon,
  wide,
  state,
  className,
  children,
  onClick,
}: Look & { to: string; state?: unknown; className?: string; children: ReactNode; onClick?: () => void }) {
  return (
    <Link
      to={to}
      kind="plain"
      state={state}
      className={classNames('ui-button', className)}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      {...(onClick ? { onClick } : {})}
    >
      {icon && <span className="ui-button-icon">{icon}</span>}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** What the button does, for assistive technology and on hover. */
  label: string;
  children: ReactNode;
}

/** A square icon button, which always has a name. */
export function IconButton({ label, children, kind = 'quiet', className, title, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      kind={kind}
      className={classNames('ui-icon-button', className)}
      aria-label={label}
      title={title ?? label}
    >
      {children}
    </Button>
  );
}
