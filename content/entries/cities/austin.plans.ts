import { plansSection } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { plans } from '../pages/plans.cards.ts';

/** The plans that the provider sells in Austin: all three plans. */
export const austinPlans = entry(plansSection, 'austin-plans', {
  title: t('Three plans for Austin', 'Tres planes para Austin'),
  description: t(
    '<p>Fast from the porch to the office that used to be a closet. The price includes your router, installation and all your data.</p>',
    '<p>Rápido desde el porche hasta la oficina que antes era clóset. El precio incluye el router, la instalación y datos ilimitados.</p>',
  ),
  cards: plans,
  compareText: t('Compare the three', 'Comparar los tres'),
  promoText: t('Six questions, one answer.', 'Seis preguntas, una respuesta.'),
  promoCtaText: t('Find my plan', 'Encontrar mi plan'),
  promoCtaLink: '/quiz',
  analyticsId: 'austin-plans',
});
