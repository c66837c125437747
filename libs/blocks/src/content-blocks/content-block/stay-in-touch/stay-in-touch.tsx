import { withDefaults } from '@skein/cms-client';
import { atLeast } from '@skein/ui';
import { styled } from 'styled-components';
import { blockAlign } from '../../../parts/layout/alignment.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import { FanThreads } from './fan-threads.tsx';
import { SocialLinks } from './social-links.tsx';
import type { StayInTouchProps } from './stay-in-touch.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { StayInTouchProps };

/**
 * Content block of type 15: a link to the blog, and links to social networks. Decorative lines connect the words with
 * the networks. If the text is centered, there are no lines, and the icons are in a row below the words.
 */
export function StayInTouch(given: StayInTouchProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    items: [],
  });
  const { items, textAlign, verticalAlign } = props;
  const fans = textAlign !== 'center' && items.length > 0;
  return (
    <ContentBlockFrame {...props}>
      <Parts $fans={fans} $mirrored={textAlign === 'right'} $align={blockAlign[verticalAlign]}>
        <BlockText {...props} />
        {items.length > 0 && (
          <Follow $fans={fans} $mirrored={textAlign === 'right'}>
            {fans && (
              <Threads $mirrored={textAlign === 'right'}>
                <FanThreads count={items.length} colors={groundOf(props) ? 'accent' : 'products'} />
              </Threads>
            )}
            <SocialLinks items={items} labelled={fans} align={textAlign} />
          </Follow>
        )}
      </Parts>
    </ContentBlockFrame>
  );
}

const Parts = styled.div<{ $fans: boolean; $mirrored: boolean; $align: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${atLeast('medium')} {
    ${({ $fans }) => ($fans ? 'grid-template-columns: repeat(2, minmax(0, 1fr));' : '')}
    align-items: ${({ $align }) => $align};

    > :nth-child(1 of :not(style)) {
      order: ${({ $mirrored }) => ($mirrored ? 1 : 0)};
    }
  }
`;

const Follow = styled.div<{ $fans: boolean; $mirrored: boolean }>`
  ${atLeast('medium')} {
    ${({ $fans, $mirrored }) =>
      $fans
        ? `display: grid;
           grid-template-columns: ${$mirrored ? 'auto minmax(4rem, 1fr)' : 'minmax(4rem, 1fr) auto'};
           gap: var(--space-4);`
        : ''}
  }
`;

/** Makes the drawing as high as the list, so that every thread ends at its row. */
const Threads = styled.div<{ $mirrored: boolean }>`
  display: none;

  ${atLeast('medium')} {
    display: block;
    position: relative;
    order: ${({ $mirrored }) => ($mirrored ? 1 : 0)};
    ${({ $mirrored }) => ($mirrored ? 'scale: -1 1;' : '')}
  }
`;
