import { withDefaults } from '@skein/cms-client';
import { Alert, RichText } from '@skein/ui';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { BannerFrame } from '../frame/banner-frame.tsx';
import type { NoticeProps } from './notice.content.ts';
import { noticeDefaults } from './notice.defaults.ts';

export type { NoticeProps };

/** Type 2: what visitors of this page have to know today. It is there from the start and interrupts nobody. */
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
