/** The product's name, shown on every page and in every mail. */
export const productName = 'HireHub';

/** The one configured support address behind every mailto link (DEC-02). */
export const supportEmail = 'support@hirehub.example';

/** What an empty e-mail field shows (VALID-06, DEC-02). */
export const emailPlaceholder = 'name@company.com';
