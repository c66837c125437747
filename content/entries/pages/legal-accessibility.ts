import { callUs, callUsColumn, legalContent, legalPage, textBlock } from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { supportLink, HELP_MAIL, mailLink, salesLink } from '../contacts.ts';
import { REPLY } from '../offer.ts';
import { inForce, legalNavigation } from './legal-pages.ts';

const text = entry(legalContent, 'legal-accessibility-content', {
  internalName: 'Accessibility: the text',
  content: t(
    `<p>This site should work for everyone: with a screen reader, without a mouse, at 200% zoom, on an old phone, with scripts turned off. We test it that way, and it follows WCAG\u00a02.2 at level AA.</p>
    <h2>On these pages</h2>
    <h3>Keyboard</h3>
    <p>You can reach everything with Tab, and you can always see where you are. Escape closes anything that’s open.</p>
    <h3>Motion</h3>
    <p>If your device asks for less motion, nothing moves. If it doesn’t, nothing moves for long without a button to stop it.</p>
    <h3>What doesn’t work well yet</h3>
    <p>Maps are hard to read aloud. What they show is next to them as a list.</p>
    <h2>At your house</h2>
    <h3>Installers</h3>
    <p>When you order, tell us how you’d like to communicate: by text, with an interpreter, slowly. Your installer reads it before getting to your door.</p>
    <h3>Bills</h3>
    <p>In large print, in Braille or read to you by phone, at no charge.</p>`,
    `<p>Este sitio debe funcionar para todos: con lector de pantalla, sin mouse, al 200% de zoom, en un celular viejo, sin scripts. Así lo probamos, y sigue las WCAG\u00a02.2 en nivel AA.</p>
    <h2>En estas páginas</h2>
    <h3>Teclado</h3>
    <p>Con Tab llegas a todo, y siempre ves dónde estás. Escape cierra lo que esté abierto.</p>
    <h3>Movimiento</h3>
    <p>Si tu dispositivo pide menos movimiento, nada se mueve. Si no lo pide, nada se mueve mucho rato sin un botón que lo pare.</p>
    <h3>Lo que aún no funciona bien</h3>
    <p>Los mapas son difíciles de leer en voz alta. Lo que muestran está al lado, en una lista.</p>
    <h2>En tu casa</h2>
    <h3>Instaladores</h3>
    <p>Al contratar, dinos cómo prefieres comunicarte: por mensaje de texto, con intérprete, despacio. Tu instalador lo lee antes de llegar a tu puerta.</p>
    <h3>Facturas</h3>
    <p>En letra grande, en braille o leídas por teléfono, sin costo.</p>`,
  ),
});

const column = (id: string, en: string, es: string, enText: string, esText: string) =>
  entry(callUsColumn, `accessibility-${id}`, {
    title: t(en, es),
    text: t(`<p>${enText}</p>`, `<p>${esText}</p>`),
  });

const numbers = entry(callUs, 'accessibility-numbers', {
  title: t('Talk to us your way', 'Como prefieras hablar'),
  columns: [
    column('voice', 'By voice', 'Por voz', `${supportLink}, at any hour`, `${supportLink}, a cualquier hora`),
    column(
      'relay',
      'By relay',
      'Por retransmisión',
      'Dial 711 and ask for any of our numbers',
      'Marca 711 y pide cualquiera de nuestros números',
    ),
    column(
      'mail',
      'In writing',
      'Por escrito',
      `${mailLink(HELP_MAIL)}, answered ${REPLY.en}`,
      `${mailLink(HELP_MAIL)}, con respuesta ${REPLY.es}`,
    ),
    column('sales', 'Before you order', 'Antes de contratar', `Sales: ${salesLink}`, `Ventas: ${salesLink}`),
  ],
  footer: t(
    '<p>Interpreters for American Sign Language and 40 spoken languages join in a minute or two.</p>',
    '<p>En un minuto o dos entra un intérprete de lengua de señas americana o de 40 idiomas.</p>',
  ),
});

const stuck = entry(textBlock, 'legal-accessibility-stuck', {
  title: t('Is something in your way?', '¿Algo no te funciona?'),
  content: t(
    '<p>Tell us what you were trying to do. We’ll answer within two business days with a fix, or a date for it.</p>',
    '<p>Cuéntanos qué querías hacer. Contestamos en dos días hábiles, con la solución o con una fecha.</p>',
  ),
  backgroundColor: 'teal-soft',
  cta: entry(callToAction, 'cta-accessibility-numbers', {
    internalName: 'Accessibility: all ways to reach us',
    text: t('See all ways to reach us', 'Ver cómo contactarnos'),
    target: '/support',
    modal: numbers,
    analyticsId: 'accessibility-numbers',
  }),
});

export const legalAccessibility = entry(page, 'page-legal-accessibility', {
  internalName: 'Legal: accessibility',
  slug: '/legal/accessibility',
  title: t('Accessibility', 'Accesibilidad'),
  description: t(
    'See how we make this site and our home visits work for everyone, what doesn’t work well yet and how to tell us when something’s in your way.',
    'Mira cómo hacemos que este sitio y nuestras visitas funcionen para todos, qué falta todavía y cómo avisarnos si algo no te funciona.',
  ),
  breadcrumb: t('Accessibility', 'Accesibilidad'),
  blocks: [
    entry(legalPage, 'legal-accessibility-text', {
      title: t('Accessibility', 'Accesibilidad'),
      navigation: legalNavigation,
      pagePath: '/legal/accessibility',
      content: [text],
      notes: inForce,
    }),
    stuck,
  ],
});
