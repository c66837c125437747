import { comparedFeature, comparedProvider, comparedValue } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

type Words = readonly [en: string, es: string];
/** A cell of the comparison: a check mark or a cross, with or without text. */
type Said = boolean | readonly [flag: boolean, ...words: Words];

export const providers = [
  entry(comparedProvider, 'compare-skein', { name: t('Skein Fiber', 'Skein Fiber'), isOurs: true }),
  entry(comparedProvider, 'compare-cable', { name: t('Cable', 'Por cable') }),
  entry(comparedProvider, 'compare-copper', { name: t('Phone line', 'Línea telefónica') }),
];

const ROWS: readonly (readonly [id: string, name: Words, values: readonly [Said, Said, Said]])[] = [
  [
    'upload',
    ['Uploads as fast as downloads', 'Sube tan rápido como baja'],
    [true, [false, 'About a tenth', 'Una décima parte'], [false, 'Very little', 'Muy poco']],
  ],
  [
    'router',
    ['Router included', 'Router incluido'],
    [
      [true, 'Plus a second point', 'Y un segundo punto'],
      [false, 'Monthly rental', 'Alquiler mensual'],
      true,
    ],
  ],
  [
    'contract',
    ['No contract', 'Sin contrato'],
    [true, [false, 'Two years', 'Dos años'], [false, 'One year', 'Un año']],
  ],
  ['cap', ['No data cap', 'Sin límite de datos'], [true, false, true]],
  [
    'evening',
    ['Just as fast at night', 'Igual de rápido de noche'],
    [true, [false, 'Shared by the street', 'Compartido con la calle'], true],
  ],
  [
    'rain',
    ['Works in the rain', 'Funciona con lluvia'],
    [true, true, [false, 'Old copper struggles', 'El cobre viejo falla']],
  ],
  ['price', ['No price jump after a year', 'Sin aumento al cumplir un año'], [true, false, false]],
  [
    'person',
    ['A real person answers', 'Contesta una persona'],
    [[true, 'Even at night', 'También de noche'], [false, 'Press 4', 'Marca 4'], false],
  ],
];

const said = (value: Said) => (typeof value === 'boolean' ? ([value] as const) : value);

export const features = ROWS.map(([id, [en, es], values]) =>
  entry(comparedFeature, `compare-${id}`, {
    name: t(en, es),
    values: values.map((value, index) => {
      const [flag, english, spanish] = said(value);
      return entry(comparedValue, `compare-${id}-${index + 1}`, {
        internalName: `${en}, column ${index + 1}`,
        flag,
        ...(english !== undefined && spanish !== undefined && { text: t(english, spanish) }),
      });
    }),
  }),
);
