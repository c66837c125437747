import { callToAction, entry, t } from '@skein/cms-client';
import { footer, footerSitelinks, socialMedia, socialMediaItem } from './footer.block.ts';

type Link = readonly [
  id: string,
  text: readonly [en: string, es: string],
  href: string,
  external?: 'external',
];

const column = (id: string, title: readonly [en: string, es: string], links: readonly Link[]) =>
  entry(footerSitelinks, `footer-${id}`, {
    title: t(...title),
    links: links.map(([linkId, text, target, external]) =>
      entry(callToAction, `footer-${id}-${linkId}`, {
        internalName: `Footer: ${text[0]}`,
        text: t(...text),
        target,
        look: 'link',
        external: external === 'external',
      }),
    ),
  });

const network = (icon: 'facebook' | 'instagram' | 'x' | 'youtube' | 'linkedin' | 'tiktok', name: string) =>
  entry(socialMediaItem, `social-${icon}`, {
    title: t(`Skein Fiber on ${name}`, `Skein Fiber en ${name}`),
    url: `https://social.example/${icon}/skeinfiber`,
    icon,
    analyticsId: `footer-${icon}`,
  });

export const siteFooter = entry(footer, 'footer', {
  internalName: 'Footer',
  socialMedia: entry(socialMedia, 'social-media', {
    title: t('Follow the thread', 'Sigue el hilo'),
    items: [
      network('instagram', 'Instagram'),
      network('facebook', 'Facebook'),
      network('youtube', 'YouTube'),
      network('x', 'X'),
      network('linkedin', 'LinkedIn'),
    ],
  }),
  columns: [
    column(
      'products',
      ['Products', 'Productos'],
      [
        ['internet', ['Internet', 'Internet'], '/product/internet'],
        ['tv', ['TV', 'Televisión'], '/product/tv'],
        ['phone', ['Phone', 'Teléfono'], '/product/phone'],
        ['business', ['Business', 'Negocios'], '/business'],
        ['plans', ['Plans and prices', 'Planes y precios'], '/plans'],
        ['wifi', ['Wi-\u2060Fi at home', 'Wi-\u2060Fi en casa'], '/wifi'],
      ],
    ),
    column(
      'support',
      ['Support', 'Ayuda'],
      [
        ['faq', ['Questions and answers', 'Preguntas y respuestas'], '/support/faq'],
        ['status', ['Network status', 'Estado de la red'], '/support/network-status'],
        ['call', ['Schedule a call', 'Programar una llamada'], '/support/schedule-a-call'],
        ['labels', ['Broadband labels', 'Etiquetas de banda ancha'], '/support/broadband-labels'],
        ['forgot', ['Forgot your email?', '¿Olvidaste tu correo?'], '/forgot-email'],
      ],
    ),
    column(
      'company',
      ['Company', 'Empresa'],
      [
        ['about', ['About us', 'Quiénes somos'], '/about'],
        ['careers', ['Careers', 'Empleo'], '/careers'],
        ['community', ['Community', 'Comunidad'], '/community'],
        ['stories', ['Stories', 'Historias'], '/blog'],
        ['press', ['Press', 'Prensa'], 'https://press.skeinfiber.example/', 'external'],
      ],
    ),
    column(
      'legal',
      ['Legal', 'Aviso legal'],
      [
        ['terms', ['Terms of service', 'Términos del servicio'], '/legal/terms'],
        ['privacy', ['Privacy', 'Privacidad'], '/legal/privacy'],
        ['accessibility', ['Accessibility', 'Accesibilidad'], '/legal/accessibility'],
      ],
    ),
  ],
  text: t(
    '<p>Speeds are what the line carries to the jack in your wall, measured by wire. Wi-\u2060Fi loses some on the way. Service is not available everywhere; <a href="/check-address">an address check</a> knows. Skein Fiber is an invented provider, and its numbers and addresses are examples.</p>',
    '<p>Las velocidades son las que llegan por cable a la toma de tu pared. El Wi-\u2060Fi pierde algo en el camino. El servicio no está en todas partes; <a href="/check-address">la consulta de dirección</a> lo sabe. Skein Fiber es un proveedor inventado, y sus números y direcciones son ejemplos.</p>',
  ),
  copyright: t('© 2026 Skein Fiber, Inc.', '© 2026 Skein Fiber, Inc.'),
});

/** A footer with only the fields that an editor must fill in. */
export const bareFooter = entry(footer, 'footer-bare', { copyright: '© 2026 Skein Fiber, Inc.' });
