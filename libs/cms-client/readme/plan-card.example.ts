import { color, entryType, href, html, image, list, text, type PropsFrom } from '@skein/cms-client';

const benefit = entryType(
  'gfPlanBenefit',
  { name: 'Plan benefit', description: 'One line of a plan card' },
  { words: text('gfWords', 80) },
);

export const planCard = entryType(
  'gfPlanCard',
  { name: 'Plan card', description: 'One plan with its price', displayField: 'gfTitle' },
  {
    title: text('gfTitle', 60),
    price: text('gfPrice', 20).help('With its currency: $70'),
    details: html('gfDetails').optional(),
    picture: image('gfPicture').optional(),
    to: href('gfLink'),
    ground: color('gfColor').optional(),
    benefits: list('gfBenefits', benefit).default([]),
  },
);

/** { id, title, price, details?, picture?, to, ground?, benefits } */
export type PlanCardProps = PropsFrom<typeof planCard>;
