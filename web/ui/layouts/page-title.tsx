import { productName } from '../../../shared/constants/product.ts';

/** Sets the document title: 'Jobs · HireHub'. Each page renders one. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children === productName ? productName : `${children} · ${productName}`}</title>;
}
