import { BlockSlot, withDefaults } from '@skein/cms-client';
import { SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import type { FaqAddress } from '../faq-questions/faq-address.ts';
import { FaqFrame } from '../faq-questions/faq-frame.tsx';
import { QuestionList } from '../faq-questions/question-list.tsx';
import type { FaqProps } from './faq.block.ts';

export type { FaqProps };

/**
 * Questions below each other, beside their films. Each question opens separately, and one button opens and
 * closes all questions.
 */
export function Faq(given: FaqProps & FaqAddress) {
  const props = withDefaults(given, {
    align: 'left',
    isPageTitle: false,
    items: [],
    videos: [],
  });
  const { items, videos, title, isPageTitle } = props;
  if (items.length === 0 && videos.length === 0) return null;
  const list = <QuestionList {...props} headingLevel={title === undefined || isPageTitle ? 2 : 3} />;
  return (
    <FaqFrame {...props} width={videos.length > 0 ? 'content' : 'stage'}>
      {videos.length > 0 ? (
        <SideBySide shares={[1.4, 1]} align="start" gap="medium">
          {list}
          <Films>
            {videos.map((video) => (
              <BlockSlot key={video.id} node={video} />
            ))}
          </Films>
        </SideBySide>
      ) : (
        list
      )}
    </FaqFrame>
  );
}

const Films = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-6);
`;
