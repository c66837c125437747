import { withDefaults } from '@skein/cms-client';
import { atLeast, Stack, ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import { SpeedTestFrame } from '../../../parts/speed-test-frame/speed-test-frame.tsx';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import { TextBeside } from '../frame/text-beside.tsx';
import type { ModuleSpeedTestProps } from './module-speed-test.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { ModuleSpeedTestProps };

/**
 * Content block of type 17: words beside a speed test, always inside a module's frame. Decorative lines lead from the
 * words to the test.
 */
export function ModuleSpeedTest(given: ModuleSpeedTestProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    testSide: 'right',
  });
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

/** Shows the threads only if the test is beside the words. Below the words, the threads would not lead to the test. */
const Threads = styled.div<{ $mirrored: boolean }>`
  display: none;
  scale: ${({ $mirrored }) => ($mirrored ? '-1 1' : '1 1')};

  ${atLeast('medium')} {
    display: block;
  }
`;
