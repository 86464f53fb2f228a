import { productName } from '../../../../shared/constants/product.ts';

/** The logo and the name on public pages. */
export function Brand() {
  return (
    <span className="public-brand-words">
      <img src="/mark.svg" alt="" width="30" height="30" />
      {productName}
    </span>
  );
}
