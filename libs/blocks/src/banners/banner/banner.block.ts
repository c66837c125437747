import { block, variantType, type PropsOfVariants, type Block } from '@skein/cms-client';
import { blogPromo } from './blog-promo/blog-promo.content.ts';
import { notice } from './notice/notice.content.ts';
import { sharedFields } from './shared/fields.shared.ts';

const model = variantType(
  'gfPromoBanner',
  {
    name: 'Banner',
    description: 'A story or a notice, between the blocks of a page',
    use: 'Something small that should not be missed.',
    avoid: 'Two in a row: nobody reads the second.',
  },
  'gfPromoBannerType',
  sharedFields,
  { blogPromo, notice },
);
export type BannerProps = PropsOfVariants<typeof model>;

/** A short message between the blocks of a page. */
export const banner: Block<typeof model> = block(model, {
  component: () => import('./banner.tsx').then((m) => m.Banner),
});
