import { block, choice, entryType, list, text, type PropsOf, type Block } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { serviceCard } from './service-card.content.ts';
import { servicesCardsDefaults } from './services-cards.defaults.ts';

const model = entryType(
  'gfServicesCards',
  {
    name: 'Services cards',
    description: 'What there is to have at a place, a card for each service in its color',
    use: 'Pages of cities and of offers, where internet is not all there is.',
    avoid: 'Plans of one service with their prices: take plans.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    cards: list('gfItems', serviceCard).default(servicesCardsDefaults.cards).help('Two to four look best'),
    theme: choice('gfTheme', themeNames).default(servicesCardsDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface ServicesCardsProps extends PropsOf<typeof model.fields> {}

export const servicesCards: Block<typeof model> = block(model, {
  component: () => import('./services-cards.tsx').then((m) => m.ServicesCards),
});
