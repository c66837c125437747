import { withDefaults } from '@skein/cms-client';
import { Alert, RichText } from '@skein/ui';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { BannerFrame } from '../frame/banner-frame.tsx';
import type { NoticeProps } from './notice.content.ts';

export type { NoticeProps };

/**
 * Banner of type 2: news for visitors of this page. The news is part of the served page, so screen readers do
 * not announce it.
 */
export function Notice(given: NoticeProps) {
  const { title, description, cta, tone, analyticsId } = withDefaults(given, { tone: 'info' });
  return (
    <BannerFrame analyticsId={analyticsId}>
      <Alert tone={tone} title={title} role="none" action={cta && <BlockCta cta={cta} />}>
        {description !== undefined && <RichText html={description} />}
      </Alert>
    </BannerFrame>
  );
}
