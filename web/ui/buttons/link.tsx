import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import './link.css';
import { isForBrowser, useNavigation } from './navigation.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** `plain` inherits the surrounding colour, as in rows and menus. */
  kind?: 'text' | 'plain' | 'quiet';
  /** Passed with the navigation, not in the address. */
  state?: unknown;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link: addresses in the app navigate without a page load, others through the browser. In running text, a link to a
 * page that this visitor does not have renders as plain text.
 */
export function Link({ to, kind = 'text', state, onClick, className, children, ...rest }: LinkProps) {
  const { go, path, hasPage } = useNavigation();
  const isOurs = to.startsWith('/') && !to.startsWith('//');
  if (kind === 'text' && isOurs && hasPage?.(to) === false) return <span className={className}>{children}</span>;
  return (
    <a
      data-kind={kind}
      {...rest}
      href={to}
      className={classNames('ui-link', className)}
      aria-current={
        rest['aria-current'] ?? (isOurs && to.split(/[?#]/)[0] === path && kind !== 'text' ? 'page' : undefined)
      }
      rel={rest.rel ?? (rest.target === '_blank' ? 'noopener' : undefined)}
      onClick={(event) => {
        onClick?.(event);
        if (!isOurs || isForBrowser(event)) return;
        event.preventDefault();
        go(to, { state });
      }}
    >
      {children}
    </a>
  );
}
