import { productName } from '../../../../shared/constants/product.ts';

/** The logo and the name; the name is hidden if there is no room. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--accent)" />
        <path d="M9 8v16M23 8v16M9 16h14" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" fill="none" />
        <circle cx="16" cy="16" r="3.6" fill="#fff" stroke="var(--accent)" strokeWidth="2" />
      </svg>
      <span className="logo-name">{productName}</span>
    </span>
  );
}
