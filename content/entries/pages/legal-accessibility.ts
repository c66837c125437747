import { callUs, callUsColumn, legalContent, legalPage, textBlock } from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { supportLink, HELP_MAIL, mailLink, salesLink } from '../contacts.ts';
import { inForce, legalNavigation } from './legal-pages.ts';

const text = entry(legalContent, 'legal-accessibility-content', {
  internalName: 'Accessibility: the text',
  content: t(
    `<p>These pages should work for whoever opens them: with a screen reader, without a mouse, at 200% zoom, on an old phone, with script switched off. We test them that way, and they follow WCAG\u00a02.2 at level AA.</p>
    <h2>On these pages</h2>
    <h3>Keyboard</h3>
    <p>Everything can be reached with Tab, and you always see where you are. Escape closes whatever has opened.</p>
    <h3>Motion</h3>
    <p>If your device asks for less motion, nothing moves. If it does not, nothing moves for long without a button that stops it.</p>
    <h3>What does not work well yet</h3>
    <p>Maps are hard to read aloud. What they show stands beside them as a list.</p>
    <h2>At your house</h2>
    <h3>Installers</h3>
    <p>Say when you order how you would like to talk: by text message, with an interpreter, slowly. The installer reads it before ringing the bell, or before not ringing it.</p>
    <h3>Bills</h3>
    <p>In large print, in Braille or read out by phone, at no charge.</p>`,
    `<p>Estas páginas deben servirle a quien las abra: con lector de pantalla, sin ratón, al 200% de zoom, en un teléfono viejo, sin scripts. Así las probamos, y siguen las WCAG\u00a02.2 en nivel AA.</p>
    <h2>En estas páginas</h2>
    <h3>Teclado</h3>
    <p>Con Tab se llega a todo, y siempre se ve dónde estás. Escape cierra lo que se haya abierto.</p>
    <h3>Movimiento</h3>
    <p>Si tu aparato pide menos movimiento, nada se mueve. Si no lo pide, nada se mueve mucho rato sin un botón que lo pare.</p>
    <h3>Lo que aún no sale bien</h3>
    <p>Los mapas son difíciles de leer en voz alta. Lo que muestran está al lado, como lista.</p>
    <h2>En tu casa</h2>
    <h3>Instaladores</h3>
    <p>Al contratar, dinos cómo prefieres hablar: por mensaje, con intérprete, despacio. El instalador lo lee antes de tocar el timbre, o de no tocarlo.</p>
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
  title: t('However you like to talk', 'Como prefieras hablar'),
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
      `Within one working day: ${mailLink(HELP_MAIL)}`,
      `En un día hábil: ${mailLink(HELP_MAIL)}`,
    ),
    column('sales', 'Before you order', 'Antes de contratar', `Sales: ${salesLink}`, `Ventas: ${salesLink}`),
  ],
  footer: t(
    '<p>Interpreters for American Sign Language and for 40 spoken languages join within a minute or two.</p>',
    '<p>En un minuto o dos entra un intérprete de lengua de señas americana o de 40 idiomas.</p>',
  ),
});

const stuck = entry(textBlock, 'legal-accessibility-stuck', {
  title: t('Something here stands in your way?', '¿Algo de aquí te estorba?'),
  content: t(
    '<p>Tell us what you were trying to do. We answer within two working days, and the answer is a date or a repair.</p>',
    '<p>Cuéntanos qué querías hacer. Contestamos en dos días hábiles, con una fecha o con el arreglo.</p>',
  ),
  backgroundColor: 'teal-soft',
  cta: entry(callToAction, 'cta-accessibility-numbers', {
    internalName: 'Accessibility: all ways to reach us',
    text: t('All ways to reach us', 'Todas las maneras de hablarnos'),
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
    'How these pages and our visits are made for everybody, what does not work yet, and how to tell us.',
    'Cómo hacemos estas páginas y nuestras visitas para todos, qué falta todavía y cómo avisarnos.',
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
