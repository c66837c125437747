import { entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { tableColumn } from '../../parts/spec-table/table-column.content.ts';
import { tableRow } from '../../parts/spec-table/table-row.content.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { subHero } from './sub-hero.block.ts';

const rate = (id: string, en: string, es: string, value: string) =>
  entry(tableRow, `rate-${id}`, { header: t(en, es), value: t(value, value) });

const rates = [
  entry(tableColumn, 'column-rates', {
    header: t('A minute', 'Por minuto'),
    rows: [
      rate('us', 'In the US', 'En EE.\u00a0UU.', '$0.00'),
      rate('mexico', 'To Mexico', 'A México', '$0.00'),
      rate('france', 'To France', 'A Francia', '$0.05'),
    ],
  }),
];

export const phoneRates = entry(subHero, 'sub-hero-rates', {
  variant: 'phoneRates',
  title: t('What a minute costs', 'Lo que cuesta un minuto'),
  description: t('<p>On top of $10 a month for the line.</p>', '<p>Aparte de $10 al mes por la línea.</p>'),
  columns: rates,
  image: pictures.phoneCall,
  notes: t(
    '<p>A voice names the rate before it rings.</p>',
    '<p>Una voz dice la tarifa antes de que suene.</p>',
  ),
});
export const phoneRatesBare = entry(subHero, 'sub-hero-rates-bare', {
  variant: 'phoneRates',
  title: t('What a minute costs', 'Lo que cuesta un minuto'),
  image: pictures.phoneCall,
});
export const aboutLabs = entry(subHero, 'sub-hero-labs', {
  variant: 'aboutLabs',
  intro: t('About the lab', 'Sobre el laboratorio'),
  title: t('Four people and a freezer', 'Cuatro personas y un congelador'),
  subtitle: t('We break it so that you do not.', 'Lo rompemos para que tú no.'),
  description: t(
    '<p>Behind our office, across the yard with the reels.</p>',
    '<p>Detrás de la oficina, cruzando el patio de los carretes.</p>',
  ),
  backgroundImage: pictures.networkMapDark,
  cta: goTo('sub-hero-labs', 'Come by', 'Ven a vernos', '/labs', 'button'),
});
export const aboutLabsLong = entry(subHero, 'sub-hero-labs-long', {
  variant: 'aboutLabs',
  title: longTitle,
  subtitle: longTitle,
  description: longDescription,
});
