import { entryType, type FieldsType } from '../model/entry-type.ts';
import type { PropsOf } from '../model/props-of.ts';
import { color } from '../fields/color.ts';
import { slot } from '../fields/reference.ts';
import { choice, flag, namedChoice } from '../fields/scalar.ts';
import { text } from '../fields/text.ts';
import { callToActionDefaults } from './call-to-action.defaults.ts';
import { linkTarget } from './link-target.ts';

const fields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  text: text('gfCtaText').help('Say what happens: "See plans", not "Click here"'),
  target: linkTarget('gfCtaLink'),
  look: namedChoice('gfCtaType', { link: 'link', button: 'button', outline: 'outlined button' }).default(
    callToActionDefaults.look,
  ),
  color: color('gfCtaColor').optional(),
  hoverColor: color('gfCtaHoverColor').optional(),
  external: flag('gfExternalLink').default(callToActionDefaults.external).help('Opens a new tab'),
  modal: slot('gfModalItem').optional().help('Opens this entry in a dialog instead of following the link'),
  align: choice('gfAlignment', ['left', 'center', 'right']).default(callToActionDefaults.align),
  analyticsId: text('gfAnalyticsTagId').optional(),
  path: text('gfCtaPath')
    .optional()
    .help(
      'In the header and in the bar at the bottom of small screens: shown only at this path and below it. Elsewhere it changes nothing',
    ),
  flagKey: text('optimizelyFlagKey').optional(),
  variationName: text('optimizelyVariationName').optional(),
} as const;

export interface CallToActionContent extends PropsOf<typeof fields> {}

/** Content type of a link or button in a block, in the header, or in the footer. */
export const callToAction: FieldsType<typeof fields, 'gfCallToAction', CallToActionContent> = entryType(
  'gfCallToAction',
  {
    name: 'Call to action',
    description: 'A link or a button, wherever one is needed',
    use: 'The next step of a block, a header or a page.',
    avoid: 'Links inside a sentence: set them in the text.',
  },
  fields,
);
