const NOTICE = { en: 'We have kept your email:', es: 'Guardamos tu correo:' } as const;

/** Says that an email was kept that came with an address. @param notice the editors' words before it; built-in ones by default */
export const keptEmail = (email: string, language: 'en' | 'es', notice?: string): string =>
  `${notice ?? NOTICE[language]} ${email}.`;
