import { callToAction, flag, html, image, one, text, variant, type PropsOf } from '@skein/cms-client';
import { itemDefaults } from './item.defaults.ts';

/** A way to watch television. */
export const tvChoiceCard = variant({
  word: 'tv-choice',
  label: 'TV choice card',
  fields: {
    title: text('gfTitle'),
    topLabel: text('topLabel', 40).optional().help('A few words on the picture'),
    price: text('gfProductPrice', 60).optional().help('From $50 a month'),
    description: html('gfDescription').optional(),
    features: html('gfProductFeatures').optional().help('A list; each point gets a check mark'),
    image: image('gfImage'),
    cta: one('gfCta', callToAction).optional(),
  },
});

/** A plan in a row of plans. */
export const planOfferingCard = variant({
  word: 'plan-offering',
  label: 'Plan offering card',
  fields: {
    isActive: flag('isActive').default(itemDefaults.isActive).help('Set apart from the others; one per row'),
    topLabel: text('topLabel', 40).optional(),
    bottomLabel: text('bottomLabel', 120).optional().help('Small print under the button'),
    icon: image('gfProductIcon').optional().help('64 px high'),
    title: text('gfTitle'),
    speed: text('gfProductSpeed', 60).optional().help('Up to 1 gig'),
    price: text('gfProductPrice', 30),
    pricingTag: text('pricingTag', 80).optional().help('What belongs to the price: a month, equipment in it'),
    description: html('gfDescription').optional(),
    features: html('gfProductFeatures').optional().help('Opens under the price; a list'),
    addOnTitle: text('gfAddOnTitle', 80).optional(),
    addOns: html('gfProductAddOns').optional(),
    image: image('gfLifestyleImage').optional().help('840 by 200 px'),
    cta: one('gfCta', callToAction).optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
});
export interface PlanOfferingCard extends PropsOf<typeof planOfferingCard.fields> {}

/** A card for one group of web-pass customers. Web-pass is internet service for whole buildings. */
export const webpassCard = variant({
  word: 'webpass',
  label: 'Webpass card',
  fields: {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    image: image('gfImage'),
    cta: one('gfCta', callToAction).optional(),
  },
});

/** One condition of telephone service. */
export const phoneTermCard = variant({
  word: 'phone-term',
  label: 'Phone term',
  fields: { title: text('gfTitle'), description: html('gfDescription') },
});

/** A claim that the provider must be able to prove. */
export const claimCard = variant({
  word: 'claim',
  label: 'Claim',
  fields: {
    value: text('gfValue', 24).optional().help('A figure'),
    title: text('gfTitle'),
    description: html('gfDescription').optional().help('Small print: who measured it, and when'),
  },
});
