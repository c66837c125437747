import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { comparedFeature, comparedProvider, comparedValue } from './compared-feature.content.ts';
import { competitiveComparison } from './competitive-comparison.block.ts';

const ours = entry(comparedProvider, 'compared-skein', { name: t('Skein', 'Skein'), isOurs: true });
const cable = entry(comparedProvider, 'compared-cable', { name: t('Cable', 'Cable') });
const copper = entry(comparedProvider, 'compared-copper', { name: t('Phone line', 'Línea telefónica') });
const dish = entry(comparedProvider, 'compared-dish', { name: t('Satellite', 'Satélite') });

/** A value of the table: yes or no, perhaps with words in both languages. */
type Said = boolean | readonly [flag: boolean, en: string, es: string];

const value = (id: string, said: Said) =>
  entry(
    comparedValue,
    id,
    typeof said === 'boolean' ? { flag: said } : { flag: said[0], text: t(said[1], said[2]) },
  );
const feature = (id: string, en: string, es: string, said: readonly Said[]) =>
  entry(comparedFeature, `compared-${id}`, {
    name: t(en, es),
    values: said.map((one, index) => value(`compared-${id}-${index + 1}`, one)),
  });

const features = [
  feature('upload', 'As fast up as down', 'Subida igual que bajada', [true, false, false]),
  feature('contract', 'No contract', 'Sin contrato', [true, [false, '24 months', '24 meses'], false]),
  feature('data', 'No data cap', 'Sin límite de datos', [
    [true, 'Really none', 'De verdad ninguno'],
    [false, '1.2 TB', '1.2 TB'],
    true,
  ]),
  feature('rain', 'Works when it rains', 'Funciona cuando llueve', [
    true,
    true,
    [false, 'At times', 'A veces'],
  ]),
  feature('router', 'Router included', 'Router incluido', [
    true,
    [false, '$15 a month', '$15 al mes'],
    false,
  ]),
  feature('person', 'A person picks up', 'Contesta una persona', [
    [true, 'Within a minute', 'En un minuto'],
    false,
  ]),
];
const toggle = {
  expandText: t('Show all six', 'Ver las seis'),
  collapseText: t('Show the first four', 'Ver las primeras cuatro'),
} as const;

export const comparison = entry(competitiveComparison, 'comparison', {
  title: t('Side by side', 'Lado a lado'),
  description: t('<p>Ask them the same questions.</p>', '<p>Hazles las mismas preguntas.</p>'),
  providers: [ours, cable, copper],
  features,
  ...toggle,
  cta: checkAddress,
  disclaimer: t('<p>As published on one Monday.</p>', '<p>Según lo publicado un lunes.</p>'),
});
export const comparisonWithLogo = entry(competitiveComparison, 'comparison-logo', {
  title: t('Under our own sign', 'Bajo nuestro propio signo'),
  logo: pictures.weaveTeal,
  providers: [ours, cable],
  features: features.slice(0, 3),
});
/**
 * A comparison with four features, and with both texts of the button. There is no button, because no feature is hidden.
 */
export const comparisonFour = entry(competitiveComparison, 'comparison-four', {
  title: t('Four are enough', 'Con cuatro basta'),
  providers: [ours, cable],
  features: features.slice(0, 4),
  ...toggle,
});
/**
 * A comparison with six features, but with only one of the button's two texts. There is no button, because it needs
 * both.
 */
export const comparisonOneText = entry(competitiveComparison, 'comparison-one-text', {
  title: t('Half a toggle', 'Medio interruptor'),
  providers: [cable, ours],
  features,
  expandText: toggle.expandText,
});
export const comparisonLong = entry(competitiveComparison, 'comparison-long', {
  title: longTitle,
  description: longDescription,
  providers: [ours, cable, copper, dish],
  features: [
    feature(
      'long',
      'Whoever installs it takes their shoes off and wipes the dust from where the old box stood',
      'Quien lo instala se quita los zapatos y limpia el polvo de donde estaba la caja vieja',
      [
        [true, 'Always, and says hello to the dog', 'Siempre, y saluda al perro'],
        [false, 'Depends on who comes on that day', 'Depende de quién venga ese día'],
      ],
    ),
    ...features,
  ],
  ...toggle,
  disclaimer: longDescription,
});
