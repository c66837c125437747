import {
  callToAction,
  choice,
  entryType,
  href,
  html,
  list,
  one,
  text,
  type PropsFrom,
} from '@skein/cms-client';

export const socialMediaItem = entryType(
  'gfSocialMediaItem',
  { name: 'Social media link', description: 'One network, as an icon', displayField: 'gfTitleTooltip' },
  {
    title: text('gfTitleTooltip', 80).help('Read aloud in place of the icon, and shown as a tooltip'),
    url: href('gfLink'),
    icon: choice('gfSocialMediaIconList', ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok']),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export type SocialMediaItemContent = PropsFrom<typeof socialMediaItem>;

export const socialMedia = entryType(
  'gfSocialMedia',
  { name: 'Social media', description: 'Links to the provider on social networks', displayField: 'gfTitle' },
  { title: text('gfTitle', 80).optional(), items: list('gfSocialMediaItems', socialMediaItem) },
);
export type SocialMediaContent = PropsFrom<typeof socialMedia>;

export const footerSitelinks = entryType(
  'gfFooterSitelinks',
  { name: 'Footer column', description: 'A titled column of links', displayField: 'gfTitle' },
  { title: text('gfTitle', 60), links: list('gfCta', callToAction) },
);
export type FooterSitelinksContent = PropsFrom<typeof footerSitelinks>;

export const footer = entryType(
  'gfFooter',
  { name: 'Footer', description: 'End of every page', displayField: 'gfInternalName' },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    socialMedia: one('gfSocialMedia', socialMedia).optional(),
    columns: list('gfFooterSitelinks', footerSitelinks).default([]),
    text: html('gfFooterText').optional().help('Small print'),
    copyright: text('gfCopyright', 160).optional(),
  },
);
export type FooterContent = PropsFrom<typeof footer>;
