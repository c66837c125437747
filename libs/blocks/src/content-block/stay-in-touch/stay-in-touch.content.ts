import { choice, entryType, href, list, text, type PropsFrom } from '@skein/cms-client';

/** A link to the provider on one network. */
export const socialItem = entryType(
  'gfSocialItem',
  { name: 'Social link', description: 'One network, as an icon', displayField: 'gfInternalName' },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    name: text('gfTitleTooltip', 80).help('Read aloud with the icon, and shown as its tooltip'),
    url: href('gfLink'),
    icon: choice('gfSocialMediaIconList', ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok']),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export type SocialItem = PropsFrom<typeof socialItem>;

/** Type 15. */
export const stayInTouch = {
  number: 15,
  label: 'Stay in touch',
  fields: { items: list('gfItems', socialItem).default([]) },
} as const;
