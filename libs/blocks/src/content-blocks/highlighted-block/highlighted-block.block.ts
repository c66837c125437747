import {
  block,
  callToAction,
  color,
  flag,
  html,
  image,
  one,
  text,
  variant,
  variantType,
  type PropsOfVariants,
  type Block,
} from '@skein/cms-client';

const promoBar = variant({
  number: 1,
  label: 'Promo bar',
  use: 'An offer in a line, with its picture at the end.',
  avoid: 'More than two sentences: take 4.',
  fields: { image: image('gfImage').optional() },
});

const comingSoonCity = variant({
  number: 2,
  label: 'Coming-soon city',
  use: 'A city that is being built, on pages of its neighbors.',
  avoid: 'The page of that city: it has a hero for it.',
  fields: {
    subtitle: text('gfSubTitle').optional().help('When, such as “first streets in spring”'),
    backgroundImage: image('gfBackgroundImage').optional(),
  },
});

const highlightLink = variant({
  number: 3,
  label: 'Highlight with a link',
  use: 'One sentence that leads on.',
  avoid: 'Something to buy: a link is too quiet for it.',
  fields: {},
});

const wifiPromo = variant({
  number: 4,
  label: 'Wi-Fi promo',
  use: 'An extra with a button that orders or explains it in a dialog.',
  avoid: 'Two extras in one block.',
  fields: { image: image('gfImage').optional() },
});

const homeBusiness = variant({
  number: 5,
  label: 'Home business',
  use: 'Work at home, between two pictures.',
  avoid: 'Pages for offices: they have a hero of their own.',
  fields: {
    backgroundImage: image('gfBackgroundImage').optional(),
    leftImage: image('gfLeftImage').optional(),
    rightImage: image('gfRightImage').optional(),
  },
});

const model = variantType(
  'gfHighlightedBlock',
  {
    name: 'Highlighted block',
    description: 'An offer, a city that comes, a link or an extra, on a ground of its own',
    use: 'One thing of a page that may be louder than the rest.',
    avoid: 'Two on a page: then neither is.',
  },
  'gfHighlightedBlockType',
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    cta: one('gfCta', callToAction).optional(),
    ground: color('gfHighlightedContentBackgroundColor').optional(),
    isModule: flag('isModule').default(false),
    moduleColor: color('moduleBackgroundColor').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
  { promoBar, comingSoonCity, highlightLink, wifiPromo, homeBusiness },
);
export type HighlightedBlockProps = PropsOfVariants<typeof model>;
export type HighlightedBlockVariant = HighlightedBlockProps['variant'];
/** Props of one variant. */
export type HighlightedBlockOf<V extends HighlightedBlockVariant> = Extract<
  HighlightedBlockProps,
  { readonly variant: V }
>;

/** A block that is more prominent than its neighbors. */
export const highlightedBlock: Block<typeof model> = block(model, {
  component: () => import('./highlighted-block.tsx').then((m) => m.HighlightedBlock),
});
