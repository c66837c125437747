const below = (prefix: string) => ({
  openRoles: `${prefix}/careers`,
  job: `${prefix}/careers/job/?id={id}`,
});

/** The routes of a host whose Spanish pages are below a prefix. */
export const careersRoutes = { en: below(''), es: below('/intl/es') } as const;
