import { withDefaults } from '@skein/cms-client';
import { Alert, RichText } from '@skein/ui';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { BannerFrame } from '../frame/banner-frame.tsx';
import type { NoticeProps } from './notice.content.ts';
import { noticeDefaults } from './notice.defaults.ts';

export type { NoticeProps };

/**
 * Type 2: news that visitors of this page need today. It is on the page from the start, and screen readers do
 * not interrupt for it.
 */
export function Notice(given: NoticeProps) {
  const { title, description, cta, tone, analyticsId } = withDefaults(given, noticeDefaults);
  return (
    <BannerFrame analyticsId={analyticsId}>
      <Alert tone={tone} title={title} role="none" action={cta && <BlockCta cta={cta} />}>
        {description !== undefined && <RichText html={description} />}
      </Alert>
    </BannerFrame>
  );
}
