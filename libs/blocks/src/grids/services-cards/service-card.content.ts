import { callToAction, choice, entryType, html, image, one, text, type PropsOf } from '@skein/cms-client';
import { serviceCardDefaults } from './services-cards.defaults.ts';
import { serviceKinds } from './service-kinds.ts';

export const serviceCard = entryType(
  'gfServiceCard',
  {
    name: 'Service card',
    description: 'One of the services: its name, what it costs, and the way to it',
    displayField: 'gfTitle',
  },
  {
    kind: choice('gfServiceKind', serviceKinds)
      .default(serviceCardDefaults.kind)
      .help('Decides the color: internet teal, tv violet, phone amber, business coral'),
    title: text('gfTitle', 60),
    description: html('gfDescription').optional(),
    price: text('gfPrice', 40).optional().help('Such as “from $55 a month”'),
    image: image('gfImage').optional().help('Over the words, 4 by 3'),
    cta: one('gfCta', callToAction).optional(),
  },
);

export interface ServiceCardProps extends PropsOf<typeof serviceCard.fields> {}
