import { tableColumn, tableRow, techSpec, textBlock } from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { ROUTER_SIX } from '../offer.ts';

type Words = readonly [en: string, es: string];
const AT_HOME: Words = ['In the same room', 'En el mismo cuarto'];
const FAR: Words = ['Two brick walls away', 'A dos paredes de ladrillo'];
const GOOD: readonly [...Words, string] = ['Works well', 'Funciona bien', 'teal'];
const SOME: readonly [...Words, string] = ['Sometimes', 'A veces', 'amber-soft'];
const NO: readonly [...Words, string] = ['No', 'No funciona', 'coral'];

const DEVICES = [
  ['old', ['Before 2016', 'Antes de 2016'], [GOOD, SOME, SOME, NO]],
  ['middle', ['2016 to 2020', 'De 2016 a 2020'], [GOOD, GOOD, GOOD, SOME]],
  ['new', ['Since 2021', 'Desde 2021'], [GOOD, GOOD, GOOD, GOOD]],
] as const;
const ROWS: readonly (readonly [id: string, category: Words, name: Words])[] = [
  ['near-call', AT_HOME, ['A video call', 'Una videollamada']],
  ['near-film', AT_HOME, ['A movie in 4K', 'Una película en 4K']],
  ['far-call', FAR, ['A video call', 'Una videollamada']],
  ['far-film', FAR, ['A movie in 4K', 'Una película en 4K']],
];

const guide = entry(techSpec, 'wifi-device-guide', {
  variant: 'deviceGuide',
  title: t('How old is your device, and where is it?', '¿Cuántos años tiene y dónde está?'),
  subtitle: t(
    'Go by the year it was made, not the year you bought it.',
    'Cuenta desde el año en que se fabricó, no desde que lo compraste.',
  ),
  columns: DEVICES.map(([id, [en, es], values]) =>
    entry(tableColumn, `device-${id}`, {
      header: t(en, es),
      rows: ROWS.map(([row, category, name], index) => {
        const [english, spanish, color] = values[index] ?? GOOD;
        return entry(tableRow, `device-${id}-${row}`, {
          header: t(...name),
          category: t(...category),
          value: t(english, spanish),
          color,
        });
      }),
    }),
  ),
  footnote: t(
    `Tested in our lab with the ${ROUTER_SIX.en}.`,
    `Medido en nuestro laboratorio con el ${ROUTER_SIX.es}.`,
  ),
});

/** A text that explains how to find a slow device. */
export const devices = entry(textBlock, 'wifi-devices', {
  title: t('Maybe it’s not the Wi-\u2060Fi', 'Quizá no es el Wi-\u2060Fi'),
  content: t(
    '<p>A 2026 router won’t make a 2014 laptop any faster. Before you move the furniture, check how old your slow device is.</p>',
    '<p>Una laptop de 2014 no se vuelve más rápida con un router de 2026. Antes de mover los muebles, mira cuántos años tiene tu dispositivo lento.</p>',
  ),
  cta: entry(callToAction, 'cta-wifi-devices', {
    internalName: 'Wi-\u2060Fi: device guide',
    text: t('Check my device', 'Consultar mi dispositivo'),
    target: '/support',
    look: 'outline',
    modal: guide,
    analyticsId: 'wifi-devices',
  }),
});
