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
  {
    name: 'Social media link',
    description: 'One network, as an icon',
    use: 'A network where somebody of ours answers.',
    avoid: 'Networks without an icon in the list, and pages of our own.',
    displayField: 'gfTitleTooltip',
  },
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
  {
    name: 'Social media',
    description: 'Links to the provider on social networks',
    use: 'The row of networks in the footer.',
    avoid: 'Sharing a page: these links lead to the provider.',
    displayField: 'gfTitle',
  },
  { title: text('gfTitle', 80).optional(), items: list('gfSocialMediaItems', socialMediaItem) },
);
export type SocialMediaContent = PropsFrom<typeof socialMedia>;

export const footerSitelinks = entryType(
  'gfFooterSitelinks',
  {
    name: 'Footer column',
    description: 'A titled column of links',
    use: 'Links of one kind, three to eight of them.',
    avoid: 'A single link: add it to a column that is there.',
    displayField: 'gfTitle',
  },
  { title: text('gfTitle', 60), links: list('gfCta', callToAction) },
);
export type FooterSitelinksContent = PropsFrom<typeof footerSitelinks>;

export const footer = entryType(
  'gfFooter',
  {
    name: 'Footer',
    description: 'End of every page',
    use: 'The whole site: what visitors look for at the end of a page, in columns.',
    avoid: 'Anything that has to be read before a visitor decides.',
    displayField: 'gfInternalName',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    socialMedia: one('gfSocialMedia', socialMedia).optional(),
    columns: list('gfFooterSitelinks', footerSitelinks).default([]),
    text: html('gfFooterText').optional().help('Small print'),
    copyright: text('gfCopyright', 160).optional(),
  },
);
export type FooterContent = PropsFrom<typeof footer>;
