const below = (prefix: string) => ({
  addressCheck: `${prefix}/check-address`,
  city: `${prefix}/cities/{city}`,
  citySupport: `${prefix}/cities/{city}/support`,
  apartments: `${prefix}/cities/{city}/apartments`,
});

/** The routes of a host whose Spanish pages are below a prefix. */
export const finderRoutes = { en: below(''), es: below('/intl/es') } as const;
