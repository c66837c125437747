import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { notifyForm } from '../../testing/notify-form.content.ts';
import { textBlock } from './text-block.block.ts';

/**
 * Returns a text with a section. The level of the section's heading is one below the level of the block's
 * title.
 */
const contentUnder = (heading: 'h2' | 'h3') =>
  t(
    `<p>We bill on the day you were connected, once a month, for the month ahead. There is nothing to cancel in writing and nobody to convince.</p><${heading}>What is in the price</${heading}><ul><li>The line, the router and everything between them.</li><li>Installation, whichever day of the week it falls on.</li><li>Support by people, at any hour.</li></ul><p>Taxes come on top where a state asks for them. <a href="/legal/terms">The terms</a> say which.</p>`,
    `<p>Cobramos el día en que te conectamos, una vez al mes, por el mes que empieza. No hay que cancelar por escrito ni convencer a nadie.</p><${heading}>Qué incluye el precio</${heading}><ul><li>La línea, el router y todo lo que hay en medio.</li><li>La instalación, caiga el día que caiga.</li><li>Ayuda de personas, a cualquier hora.</li></ul><p>Los impuestos se suman donde un estado los pide. <a href="/legal/terms">Los términos</a> dicen cuáles.</p>`,
  );
const content = contentUnder('h3');

export const plain = entry(textBlock, 'text-plain', {
  title: t('How billing works', 'Cómo cobramos'),
  content,
});
export const pageTitle = entry(textBlock, 'text-page-title', {
  title: t('Terms of service', 'Términos del servicio'),
  isPageTitle: true,
  content: contentUnder('h2'),
  notes: t('<p>Last changed on November 1, 2026.</p>', '<p>Última modificación: 1 de noviembre de 2026.</p>'),
});
export const centered = entry(textBlock, 'text-centered', {
  title: t('Still curious?', '¿Te quedó alguna duda?'),
  content: t(
    '<p>The people who built the line also answer the phone.</p>',
    '<p>Quienes construyeron la línea también contestan el teléfono.</p>',
  ),
  align: 'center',
  backgroundColor: 'mist',
  cta: goTo('text-call', 'Schedule a call', 'Agenda una llamada', '/support/schedule-a-call', 'button'),
});
export const ink = entry(textBlock, 'text-ink', {
  title: t('How billing works', 'Cómo cobramos'),
  content,
  backgroundColor: 'ink',
});
export const withoutTitle = entry(textBlock, 'text-without-title', { content });
export const long = entry(textBlock, 'text-long', {
  title: longTitle,
  content: longDescription,
  isModule: true,
});

/** Small print that a call to action opens in a dialog. */
export const speedNote = entry(textBlock, 'text-speed-note', {
  title: t('About these speeds', 'Sobre estas velocidades'),
  content: t(
    '<p>Speeds are measured at the socket, over a cable. Over Wi-\u2060Fi, walls, neighbors and the age of the device have their say.</p>',
    '<p>Las velocidades se miden en la toma, por cable. Por Wi-\u2060Fi también opinan las paredes, los vecinos y la edad del dispositivo.</p>',
  ),
});
export const withDialog = entry(textBlock, 'text-with-dialog', {
  title: t('Up to 2 Gig', 'Hasta 2 Gig'),
  content: t('<p>Both ways, for the whole building.</p>', '<p>De ida y vuelta, para todo el edificio.</p>'),
  cta: entry(callToAction, 'cta-speed-note', {
    text: t('About these speeds', 'Sobre estas velocidades'),
    target: '/legal/terms',
    look: 'outline',
    modal: speedNote,
  }),
});

export const withForm = entry(textBlock, 'text-with-form', {
  title: t('Questions about moving', 'Preguntas sobre la mudanza'),
  content: t(
    '<h3>Can I take the line along?</h3><p>The account, yes. The glass stays in the wall for whoever comes after you.</p>',
    '<h3>¿Puedo llevarme la línea?</h3><p>La cuenta, sí. El vidrio se queda en la pared para quien llegue después.</p>',
  ),
  form: entry(notifyForm, 'form-text-moving', {
    label: t('Your new street address', 'Tu dirección nueva'),
    button: t('Check', 'Consultar'),
  }),
  notes: t('<p>Demo data.</p>', '<p>Datos de demostración.</p>'),
});
