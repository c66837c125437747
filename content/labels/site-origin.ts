/** Settings that say where the site is. */
interface OriginSettings {
  readonly SITE_ORIGIN?: string | undefined;
  readonly PORT?: string | undefined;
}

/** The origin of the site, as it takes it from its settings itself. */
export const siteOrigin = ({ SITE_ORIGIN, PORT = '3000' }: OriginSettings): string =>
  SITE_ORIGIN === undefined ? `http://localhost:${PORT}` : new URL(SITE_ORIGIN).origin;
