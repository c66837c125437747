import { withDefaults } from '@skein/cms-client';
import { Asking, Heading, SideBySide, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { HeroFrame } from '../../parts/layout/hero-frame.tsx';
import { SlotInset } from '../../parts/slot-inset/slot-inset.tsx';
import { SpeedTestFrame } from '../../parts/speed-test-frame/speed-test-frame.tsx';
import type { SplitHeroProps } from './split-hero.block.ts';

export type { SplitHeroProps };

/** Two actions side by side: words with a form, and a sheet with a speed test or another form. */
export function SplitHero(given: SplitHeroProps) {
  const props = withDefaults(given, { theme: 'paper', side: 'speedTest' });
  const { side, sideTitle, sideForm, speedTestUrl, theme, analyticsId } = props;
  const words = <HeroText {...props} multiColorTitle={false} titleParts={[]} />;
  const content =
    side === 'speedTest' ? <SpeedTestFrame url={speedTestUrl} /> : sideForm && <SlotInset node={sideForm} />;
  return (
    <HeroFrame theme={theme} analyticsId={analyticsId}>
      {content ? (
        <SideBySide shares={[1, 1]} gap="medium" align="center">
          {words}
          <Sheet data-theme="paper">
            <Asking>
              <TextColumn align="stretch">
                {sideTitle !== undefined && (
                  <Heading level={2} size={3} asks>
                    {sideTitle}
                  </Heading>
                )}
                {content}
              </TextColumn>
            </Asking>
          </Sheet>
        </SideBySide>
      ) : (
        words
      )}
    </HeroFrame>
  );
}

/** A sheet of paper for the second action. The sheet looks the same on every hero background. */
const Sheet = styled.div`
  container-type: inline-size;
  padding: clamp(var(--space-5), 3cqi, var(--space-10));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
  color: var(--color-text);

  && {
    background-color: var(--color-surface-raised);
  }
`;
