'use client';

import { withDefaults } from '@skein/cms-client';
import { styled } from 'styled-components';
import { ContentBlockFrame } from '../content-block/frame/content-block-frame.tsx';
import type { FaqAddress } from '../faq-questions/faq-address.ts';
import { FaqIntro } from '../faq-questions/faq-intro.tsx';
import { QuestionList } from '../faq-questions/question-list.tsx';
import { useEnhancedFaq } from '../faq-questions/use-enhanced-faq.ts';
import { FaqVideoTile } from '../faq-video/faq-video-tile.tsx';
import { SlotInset } from '../slot-inset/slot-inset.tsx';
import type { FaqProps } from './faq.content.ts';
import { faqDefaults } from './faq.defaults.ts';

export type { FaqProps };

/** Questions below one another. Each opens by itself; one button opens and closes them all. */
export function Faq(given: FaqProps & FaqAddress) {
  const props = withDefaults(given, faqDefaults);
  const { items, videos, form, title, isPageTitle, openSlug, faqPath } = props;
  const root = useEnhancedFaq();
  if (items.length === 0 && videos.length === 0) return null;
  return (
    <ContentBlockFrame {...props} fullWidth roundedBlock={false} isModule={false}>
      <Column ref={root} data-faq-path={faqPath}>
        <FaqIntro {...props} />
        <QuestionList
          {...props}
          items={items}
          openSlug={openSlug}
          headingLevel={title === undefined ? 2 : isPageTitle ? 2 : 3}
        />
        {videos.length > 0 && (
          <Films>
            {videos.map((video) => (
              <FaqVideoTile key={video.id} {...video} />
            ))}
          </Films>
        )}
        {form && <SlotInset node={form} />}
      </Column>
    </ContentBlockFrame>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  max-inline-size: var(--column-stage);
  margin-inline: auto;
`;

const Films = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-6);
`;
