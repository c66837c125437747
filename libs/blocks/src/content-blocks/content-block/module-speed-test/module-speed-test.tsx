import { withDefaults } from '@skein/cms-client';
import { atLeast, Stack, ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import { SpeedTestFrame } from '../../../parts/speed-test-frame/speed-test-frame.tsx';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import { TextBeside } from '../frame/text-beside.tsx';
import type { ModuleSpeedTestProps } from './module-speed-test.content.ts';
import { moduleSpeedTestDefaults } from './module-speed-test.defaults.ts';

export type { ModuleSpeedTestProps };

/** Type 17: words over threads that lead to a speed test, always inside a module’s frame. */
export function ModuleSpeedTest(given: ModuleSpeedTestProps) {
  const props = withDefaults(given, moduleSpeedTestDefaults);
  const { speedTestUrl, testSide } = props;
  const painted = groundOf({ ...props, isModule: true });
  const words = (
    <Stack gap={8}>
      <BlockText {...props} isModule titleSize={3} />
      <Threads $mirrored={testSide === 'left'}>
        <ThreadDivider pattern="gather" colors={painted ? 'accent' : 'products'} />
      </Threads>
    </Stack>
  );
  return (
    <ContentBlockFrame {...props} isModule>
      <TextBeside {...props} side={testSide} words={words}>
        <SpeedTestFrame url={speedTestUrl} />
      </TextBeside>
    </ContentBlockFrame>
  );
}

/** The threads show only beside the frame, because above it they would not point to it. */
const Threads = styled.div<{ $mirrored: boolean }>`
  display: none;
  scale: ${({ $mirrored }) => ($mirrored ? '-1 1' : '1 1')};

  ${atLeast('medium')} {
    display: block;
  }
`;
