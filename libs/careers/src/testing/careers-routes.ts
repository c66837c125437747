const below = (prefix: string) => ({
  openRoles: `${prefix}/careers`,
  job: `${prefix}/careers/job/?id={id}`,
});

/** Of a host whose Spanish pages are below a prefix. */
export const careersRoutes = { en: below(''), es: below('/intl/es') } as const;
