import { callToAction, entry, t } from '@skein/cms-client';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { legalContent } from './legal-content.content.ts';
import { legalPage } from './legal-page.block.ts';

const link = (id: string, en: string, es: string, target: string) =>
  entry(callToAction, `cta-legal-${id}`, { text: t(en, es), target, look: 'link' });
const navigation = [
  link('terms', 'Terms of service', 'Términos del servicio', '/legal/terms'),
  link('privacy', 'Privacy', 'Privacidad', '/legal/privacy'),
  link('accessibility', 'Accessibility', 'Accesibilidad', '/legal/accessibility'),
];

export const privacy = entry(legalPage, 'legal-privacy', {
  title: t('Privacy', 'Privacidad'),
  navigation,
  pagePath: '/legal/privacy',
  content: [
    entry(legalContent, 'legal-privacy-text', {
      content: t(
        '<p>What we know of you, and for how long.</p><h2>Your data</h2><h3>What we keep</h3><p>Your name, your street, and what you owe us.</p><h3>What we do not keep, because we could not think of a single reason for it</h3><p>The pages that you open.</p>',
        '<p>Lo que sabemos de ti, y por cuánto tiempo.</p><h2>Tus datos</h2><h3>Qué guardamos</h3><p>Tu nombre, tu calle y lo que nos debes.</p><h3>Qué no guardamos, porque no se nos ocurrió ni una sola razón</h3><p>Las páginas que abres.</p>',
      ),
      analyticsClass: 'legal-privacy',
    }),
  ],
  notes: t(
    '<p>In force since September\u00a01, 2026.</p>',
    '<p>En vigor desde el 1\u00a0de septiembre de 2026.</p>',
  ),
});
export const legalTitleOnly = entry(legalPage, 'legal-title-only', { title: t('Privacy', 'Privacidad') });
export const legalLong = entry(legalPage, 'legal-long', {
  title: longTitle,
  navigation: [
    ...navigation,
    link(
      'long',
      'The rules of the prize draw of last summer',
      'Las bases del sorteo del verano pasado',
      '/legal/draw',
    ),
  ],
  pagePath: '/legal/terms',
  content: [1, 2, 3].map((part) => entry(legalContent, `legal-long-${part}`, { content: longDescription })),
});
