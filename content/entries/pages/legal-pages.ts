import { callToAction, entry, t } from '@skein/cms-client';

const link = (id: string, en: string, es: string, target = `/legal/${id}`) =>
  entry(callToAction, `cta-legal-${id}`, {
    internalName: `Legal pages: ${en}`,
    text: t(en, es),
    target,
    look: 'link',
    analyticsId: `legal-${id}`,
  });

/** Links to all legal pages. Each legal page shows these links. */
export const legalNavigation = [
  link('terms', 'Terms of service', 'Términos del servicio'),
  link('privacy', 'Privacy', 'Privacidad'),
  link('accessibility', 'Accessibility', 'Accesibilidad'),
  link('cookies', 'Cookie settings', 'Ajustes de cookies', '/cookies'),
];

export const inForce = t(
  '<p>In effect since <time datetime="2026-09-01">September\u00a01, 2026</time>. Skein Fiber is a fictional provider; this binds no one.</p>',
  '<p>En vigor desde el <time datetime="2026-09-01">1\u00a0de septiembre de 2026</time>. Skein Fiber es un proveedor ficticio; esto no obliga a nadie.</p>',
);
