import type { BannerProps } from './banner.block.ts';
import { BlogPromo } from './blog-promo/blog-promo.tsx';
import { Notice } from './notice/notice.tsx';

export type { BannerProps };

/** A banner of either type: a blog post or a notice. */
export function Banner(props: BannerProps) {
  return props.variant === 'notice' ? <Notice {...props} /> : <BlogPromo {...props} />;
}
