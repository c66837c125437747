/**
 * The pages that the journeys of the shell open. What stands on them is an input of `e2e:shell` (package.json); of other
 * pages, and of the blocks on them, these journeys see nothing.
 */
export const VISITED = [
  '/',
  '/intl/es',
  '/address/available',
  '/check-address',
  '/cities/austin',
  '/intl/es/cities/lasvegas',
  '/support',
] as const;
