import { withDefaults } from '@skein/cms-client';
import { ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import type { CenteredTextProps } from './centered-text.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { CenteredTextProps };

/** Longest description that has the type size of an introduction, in characters including markup. */
const LEAD_LENGTH = 160;

/**
 * Content block of type 16: a few words with space around them. An editor can add a drawing above the words:
 * lines that come in from the left and from the right.
 */
export function CenteredText(given: CenteredTextProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    threads: false,
  });
  const long = (props.description?.length ?? 0) > LEAD_LENGTH;
  return (
    <ContentBlockFrame {...props}>
      <Statement>
        {props.threads && (
          <Threads>
            <ThreadDivider colors={groundOf(props) ? 'accent' : 'products'} />
          </Threads>
        )}
        <BlockText
          {...props}
          textAlign="center"
          titleSize={1}
          descriptionSize={long ? 'body' : 'lead'}
          width="stage"
        />
      </Statement>
    </ContentBlockFrame>
  );
}

const Statement = styled.div`
  display: grid;
  gap: clamp(var(--space-6), 4cqi, var(--space-12));
`;

const Threads = styled.div`
  inline-size: 100%;
  mask-image: linear-gradient(90deg, transparent, #000 30% 70%, transparent);
`;
