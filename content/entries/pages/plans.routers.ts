import { tableColumn, tableRow } from '@skein/blocks/content';
import { entry, t, type Localized } from '@skein/cms-client';
import { ROUTER_SEVEN, ROUTER_SIX } from '../offer.ts';

const rows = [
  ['wifi', t('Wi-\u2060Fi', 'Wi-\u2060Fi')],
  ['reach', t('Coverage', 'Cobertura')],
  ['port', t('Internet port', 'Puerto de internet')],
  ['ports', t('Device ports', 'Puertos para dispositivos')],
  ['power', t('Power use', 'Consumo')],
  ['light', t('Light', 'Luz')],
] as const;

const column = (id: string, header: Localized<string>, values: readonly Localized<string>[]) =>
  entry(tableColumn, `router-${id}`, {
    header,
    rows: rows.map(([name, row], index) =>
      entry(tableRow, `router-${id}-${name}`, { header: row, value: values[index] ?? t('–', '–') }),
    ),
  });

/** Technical data of the plans' routers. */
export const routerColumns = [
  column('six', t(ROUTER_SIX.en, ROUTER_SIX.es), [
    t('6, dual-band', '6, doble banda'),
    t('About 1,500 square feet', 'Unos 1,500 pies cuadrados'),
    t('One, 2.5\u00a0Gbps', 'Uno de 2.5\u00a0Gbps'),
    t('Three, 1\u00a0Gbps each', 'Tres de 1\u00a0Gbps'),
    t('11 watts', '11 vatios'),
    t('White, can be turned off', 'Blanca, se puede apagar'),
  ]),
  column('seven', t(ROUTER_SEVEN.en, ROUTER_SEVEN.es), [
    t('6E, tri-band', '6E, tribanda'),
    t('About 2,200 square feet', 'Unos 2,200 pies cuadrados'),
    t('One, 10\u00a0Gbps', 'Uno de 10\u00a0Gbps'),
    t('Four, 2.5\u00a0Gbps each', 'Cuatro de 2.5\u00a0Gbps'),
    t('16 watts', '16 vatios'),
    t('White, can be dimmed', 'Blanca, se puede atenuar'),
  ]),
];
