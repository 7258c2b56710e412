/** What is said first against a listing that may be the product, but not surely enough to offer it. */
export const UNCERTAIN = 'uncertain';
