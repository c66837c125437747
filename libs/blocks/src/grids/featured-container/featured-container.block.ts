import { block, variantType, type PropsOfVariants, type Block } from '@skein/cms-client';
import { featuredList } from './featured-list/featured-list.content.ts';
import { featuredPost } from './featured-post/featured-post.content.ts';
import { featuredFields } from './frame/fields.shared.ts';

const model = variantType(
  'gfFeaturedContainer',
  {
    name: 'Featured container',
    description: 'Posts of the blog, one of them large',
    use: 'What is new, with a picture and a date.',
    avoid: 'Links without dates: take stay-in-touch cards.',
  },
  'gfFeaturedContainerType',
  featuredFields,
  { featuredList, featuredPost },
);
export type FeaturedContainerProps = PropsOfVariants<typeof model>;
export type FeaturedContainerVariant = FeaturedContainerProps['variant'];
/** Props of one look. */
export type FeaturedContainerOf<V extends FeaturedContainerVariant> = Extract<
  FeaturedContainerProps,
  { readonly variant: V }
>;

/** Blog posts on a page. */
export const featuredContainer: Block<typeof model> = block(model, {
  component: () => import('./featured-container.tsx').then((m) => m.FeaturedContainer),
});
