import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { featureCard } from './feature-card.block.ts';

const title = t('Every plan has all of it', 'Todos los planes lo traen todo');
const description = t(
  '<p>The router, the installation, and somebody who answers at night.</p>',
  '<p>El router, la instalación y alguien que contesta de noche.</p>',
);

export const featureCardBasic = entry(featureCard, 'feature-card', {
  title,
  description,
  background: pictures.weaveTeal,
  image: pictures.router,
  flagKey: 'plans_style',
  variationName: 'loud',
});
export const featureCardTitleOnly = entry(featureCard, 'feature-card-title-only', { title });
export const featureCardLong = entry(featureCard, 'feature-card-long', {
  title: longTitle,
  description: longDescription,
  background: pictures.weaveTeal,
});
