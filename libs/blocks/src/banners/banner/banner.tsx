import type { BannerProps } from './banner.content.ts';
import { BlogPromo } from './blog-promo/blog-promo.tsx';
import { Notice } from './notice/notice.tsx';

export type { BannerProps };

/** A story of the blog, or a notice. */
export function Banner(props: BannerProps) {
  return props.variant === 'notice' ? <Notice {...props} /> : <BlogPromo {...props} />;
}
