import {
  choice,
  entryType,
  href,
  list,
  text,
  variant,
  type FieldsType,
  type PropsOf,
} from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

const socialFields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  name: text('gfTitleTooltip', 80).help('Read aloud with the icon, and shown as its tooltip'),
  url: href('gfLink'),
  icon: choice('gfSocialMediaIconList', ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok']),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface SocialItem extends PropsOf<typeof socialFields> {}

/** A link to the provider on one social network. */
export const socialItem: FieldsType<typeof socialFields, 'gfSocialItem', SocialItem> = entryType(
  'gfSocialItem',
  { name: 'Social link', description: 'One network, as an icon' },
  socialFields,
);

export const stayInTouch = variant({
  number: 15,
  label: 'Stay in touch',
  use: 'The end of a page: where else the provider can be found.',
  avoid: 'The middle of a page, where it leads visitors away.',
  fields: { items: list('gfItems', socialItem).default([]) },
});

export interface StayInTouchProps extends PropsOf<typeof sharedFields, typeof stayInTouch.fields> {}
