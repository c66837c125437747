import { callToAction, entry, t } from '@skein/cms-client';
import { tableColumn } from '../../parts/spec-table/table-column.content.ts';
import { tableRow } from '../../parts/spec-table/table-row.content.ts';
import { textBlock } from '../../text/text-block/text-block.block.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { techSpec } from './tech-spec.block.ts';

type Both = readonly [en: string, es: string];
const row = (id: string, header: Both, value: Both, more: { category?: Both; color?: string } = {}) =>
  entry(tableRow, `row-${id}`, {
    header: t(...header),
    value: t(...value),
    ...(more.category && { category: t(...more.category) }),
    ...(more.color !== undefined && { color: more.color }),
  });
const same = (words: string): Both => [words, words];

const WIFI: Both = ['Wi-\u2060Fi', 'Wi-\u2060Fi'];
const PORTS: Both = ['Ports', 'Puertos'];
const REACH: Both = ['Reach', 'Alcance'];

export const routerTable = entry(techSpec, 'tech-spec-router', {
  variant: 'routerSpec',
  title: t('What is inside the routers', 'Lo que hay dentro de los routers'),
  columns: [
    entry(tableColumn, 'column-six', {
      header: t('Router Six', 'Router Seis'),
      rows: [
        row('six-wifi', WIFI, same('6E')),
        row('six-ports', PORTS, [
          '2.5\u00a0Gbps, one\n1\u00a0Gbps, three',
          'Uno de 2.5\u00a0Gbps\nTres de 1\u00a0Gbps',
        ]),
        row('six-reach', REACH, ['A house of three rooms', 'Una casa de tres cuartos']),
      ],
    }),
    entry(tableColumn, 'column-seven', {
      header: t('Router Seven', 'Router Siete'),
      rows: [
        row('seven-wifi', WIFI, same('7')),
        row('seven-ports', PORTS, [
          '10\u00a0Gbps, one\n2.5\u00a0Gbps, four',
          'Uno de 10\u00a0Gbps\nCuatro de 2.5\u00a0Gbps',
        ]),
        row('seven-light', ['Light', 'Luz'], ['Only when something is wrong', 'Solo cuando algo anda mal']),
      ],
    }),
  ],
});

const WATCH: Both = ['For watching', 'Para ver'];
const WORK: Both = ['For working', 'Para trabajar'];
const GOOD: Both = ['Good', 'Bien'];
const FINE: Both = ['Enough', 'Alcanza'];
const SLOW: Both = ['Slow', 'Lento'];

export const deviceGuide = entry(techSpec, 'tech-spec-devices', {
  variant: 'deviceGuide',
  title: t('Which device for what', 'Qué dispositivo para qué'),
  subtitle: t(
    'What a device can do at the far end of the house.',
    'Lo que puede un dispositivo al otro extremo de la casa.',
  ),
  columns: [
    entry(tableColumn, 'column-old', {
      header: t('Before 2016', 'Antes de 2016'),
      rows: [
        row('old-film', ['A film in 4K', 'Una película en 4K'], SLOW, { category: WATCH, color: 'coral' }),
        row('old-game', ['A live match', 'Un partido en vivo'], FINE, {
          category: WATCH,
          color: 'amber-soft',
        }),
        row('old-call', ['A video call', 'Una videollamada'], FINE, { category: WORK, color: 'amber-soft' }),
      ],
    }),
    entry(tableColumn, 'column-new', {
      header: t('After 2020', 'Después de 2020'),
      rows: [
        row('new-film', ['A film in 4K', 'Una película en 4K'], GOOD, { category: WATCH, color: 'teal' }),
        row('new-game', ['A live match', 'Un partido en vivo'], GOOD, { category: WATCH, color: 'teal' }),
        row('new-call', ['A video call', 'Una videollamada'], GOOD, { category: WORK, color: 'teal' }),
      ],
    }),
  ],
  footnote: t(
    'Measured by us, with two walls in between.',
    'Medido por nosotros, con dos paredes de por medio.',
  ),
});
export const emptyTable = entry(techSpec, 'tech-spec-empty', {
  variant: 'routerSpec',
  title: t('Nothing measured yet', 'Todavía sin medir'),
});
export const longTable = entry(techSpec, 'tech-spec-long', {
  variant: 'deviceGuide',
  title: longTitle,
  columns: Array.from({ length: 5 }, (_, column) =>
    entry(tableColumn, `column-long-${column}`, {
      header: t(`Device number ${column + 1}`, `Aparato número ${column + 1}`),
      rows: Array.from({ length: 14 }, (__, line) =>
        row(
          `long-${column}-${line}`,
          [`Measure ${line + 1}`, `Medida ${line + 1}`],
          [
            `${(line + 1) * (column + 2)} megabits, on a good day`,
            `${(line + 1) * (column + 2)} megabits en un buen día`,
          ],
        ),
      ),
    }),
  ),
});

/** Returns a text with a call to action that opens the table, which is the usual place of a table. */
const opened = (id: string, modal: typeof routerTable) =>
  entry(textBlock, `tech-spec-opened-${id}`, {
    content: t('<p>For those who want to know.</p>', '<p>Para quien quiera saberlo.</p>'),
    cta: entry(callToAction, `cta-tech-spec-${id}`, {
      text: t('See the figures', 'Ver las cifras'),
      target: '/support',
      look: 'outline',
      modal,
    }),
  });
export const routerOpened = opened('routers', routerTable);
export const devicesOpened = opened('devices', deviceGuide);
export const longOpened = opened('long', longTable);
