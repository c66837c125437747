import {
  block,
  given,
  callToAction,
  choice,
  entryType,
  href,
  html,
  list,
  one,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import type { OnPage } from '../shell/shell-page.ts';

const itemFields = {
  title: text('gfTitleTooltip', 80).help('Read aloud in place of the icon, and shown as a tooltip'),
  url: href('gfLink'),
  icon: choice('gfSocialMediaIconList', ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok']),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface SocialMediaItemContent extends PropsOf<typeof itemFields> {}

export const socialMediaItem: FieldsType<typeof itemFields, 'gfSocialMediaItem', SocialMediaItemContent> =
  entryType(
    'gfSocialMediaItem',
    {
      name: 'Social media link',
      description: 'One network, as an icon',
      use: 'A network where somebody of ours answers.',
      avoid: 'Networks without an icon in the list, and pages of our own.',
    },
    itemFields,
  );

const mediaFields = {
  title: text('gfTitle', 80).optional(),
  items: list('gfSocialMediaItems', socialMediaItem),
} as const;

export interface SocialMediaContent extends PropsOf<typeof mediaFields> {}

export const socialMedia: FieldsType<typeof mediaFields, 'gfSocialMedia', SocialMediaContent> = entryType(
  'gfSocialMedia',
  {
    name: 'Social media',
    description: 'Links to the provider on social networks',
    use: 'The row of networks in the footer.',
    avoid: 'Sharing a page: these links lead to the provider.',
  },
  mediaFields,
);

const columnFields = { title: text('gfTitle', 60), links: list('gfCta', callToAction) } as const;

export interface FooterSitelinksContent extends PropsOf<typeof columnFields> {}

export const footerSitelinks: FieldsType<typeof columnFields, 'gfFooterSitelinks', FooterSitelinksContent> =
  entryType(
    'gfFooterSitelinks',
    {
      name: 'Footer column',
      description: 'A titled column of links',
      use: 'Links of one kind, three to eight of them.',
      avoid: 'A single link: add it to a column that is there.',
    },
    columnFields,
  );

const fields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  socialMedia: one('gfSocialMedia', socialMedia).optional(),
  columns: list('gfFooterSitelinks', footerSitelinks).default([]),
  text: html('gfFooterText').optional().help('Small print'),
  copyright: text('gfCopyright', 160).optional(),
} as const;

export interface FooterContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfFooter', FooterContent> = entryType(
  'gfFooter',
  {
    name: 'Footer',
    description: 'End of every page',
    use: 'The whole site: what visitors look for at the end of a page, in columns.',
    avoid: 'Anything that has to be read before a visitor decides.',
  },
  fields,
);

export const footer: Block<typeof model> = block(model, {
  component: () => import('./footer.tsx').then((m) => m.Footer),
  hostProps: given<OnPage>(),
});
