import { callToAction, choice, html, image, one, text, variant } from '@skein/cms-client';
import { iconNames } from '@skein/ui/tokens';
import { itemDefaults } from './item.defaults.ts';

/** A way to reach support. */
export const supportContactCard = variant({
  word: 'support-contact',
  label: 'Support contact card',
  fields: {
    title: text('gfTitle'),
    kind: choice('gfContactKind', ['chat', 'call', 'schedule'])
      .optional()
      .help('Left empty, the title says it'),
    subtitle: text('gfSubTitle', 80).optional().help('When somebody is there'),
    description: html('gfDescription').optional(),
    cta: one('gfCta', callToAction).optional(),
  },
});

/** A contact for a building or region. */
export const webpassSupportCard = variant({
  word: 'webpass-support',
  label: 'Webpass support card',
  fields: {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle', 80).optional().help('When somebody is there'),
    description: html('gfDescription').optional(),
    cta: one('gfCta', callToAction).optional().help('The number to call'),
    secondCta: one('gfSecondCta', callToAction).optional(),
  },
});

/** A link to more information. */
export const stayInTouchCard = variant({
  word: 'stay-in-touch',
  label: 'Stay-in-touch card',
  fields: {
    icon: choice('gfIcon', iconNames).default(itemDefaults.stayInTouchIcon),
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    cta: one('gfCta', callToAction),
  },
});

/** Praise of the provider by others. */
export const accoladeCard = variant({
  word: 'accolade',
  label: 'Accolade',
  fields: {
    value: text('gfValue', 16).optional().help('Stands in the wreath: 1st, 4.8, 2026'),
    title: text('gfTitle'),
    source: text('gfSubTitle', 120).optional().help('Who said it, and when'),
    description: html('gfDescription').optional(),
    image: image('gfImage').optional().help('A seal, in place of the wreath'),
  },
});
