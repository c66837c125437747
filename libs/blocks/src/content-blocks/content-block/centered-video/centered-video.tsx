import { BlockSlot, withDefaults } from '@skein/cms-client';
import { ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import type { CenteredVideoProps } from './centered-video.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { CenteredVideoProps };

/** Content block of type 3: a heading, with a film below it. Decorative lines run behind the film from edge to edge. */
export function CenteredVideo(given: CenteredVideoProps) {
  const props = withDefaults(given, sharedDefaults);
  return (
    <ContentBlockFrame {...props}>
      <Column>
        <BlockText {...props} textAlign="center" width="title" />
        <Stage>
          <Threads>
            <ThreadDivider colors={groundOf(props) ? 'accent' : 'products'} />
          </Threads>
          <Screen>
            <BlockSlot node={props.video} />
          </Screen>
        </Stage>
      </Column>
    </ContentBlockFrame>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 5cqi, var(--space-16));
`;

const Stage = styled.div`
  position: relative;
  isolation: isolate;
`;

const Threads = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline: 0;
  inset-block-start: 50%;
  translate: 0 -50%;
`;

const Screen = styled.div`
  max-inline-size: var(--column-stage);
  margin-inline: auto;
  border-radius: var(--radius-medium);
  box-shadow: var(--shadow-float);
`;
