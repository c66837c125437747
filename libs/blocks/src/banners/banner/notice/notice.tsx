import { withDefaults } from '@skein/cms-client';
import { Alert, RichText } from '@skein/ui';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { BannerFrame } from '../frame/banner-frame.tsx';
import type { NoticeProps } from './notice.content.ts';

export type { NoticeProps };

/**
 * Banner of type 2: news for visitors of this page. The news is in the page from the start, so screen readers read it
 * in its place and do not announce it as a change.
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
