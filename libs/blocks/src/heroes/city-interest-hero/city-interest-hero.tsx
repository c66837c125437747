import { withDefaults } from '@skein/cms-client';
import { Asking, atLeast, Badge, Heading, Picture, Prose, SideBySide, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { StateLabel } from '../hero/shared/state-label.styles.ts';
import { HeroFrame } from '../../parts/layout/hero-frame.tsx';
import { SlotInset } from '../../parts/slot-inset/slot-inset.tsx';
import type { CityInterestHeroProps } from './city-interest-hero.block.ts';

export type { CityInterestHeroProps };

/** The hero of a city without service yet: words, a form to show interest, and the skyline at the bottom. */
export function CityInterestHero(given: CityInterestHeroProps) {
  const props = withDefaults(given, { theme: 'violet' });
  const { title, subtitle, description, chip, place, theme, image, form, formTitle, cta, privacyText } =
    props;
  const words = (
    <HeroText
      badge={
        <StateLabel>
          <Badge kind="coming-soon">{chip}</Badge>
          {place}
        </StateLabel>
      }
      title={title}
      multiColorTitle={false}
      titleParts={[]}
      theme={theme}
      subtitle={subtitle}
      description={description}
      cta={form ? undefined : cta}
    />
  );
  return (
    <HeroFrame theme={theme} analyticsId={props.analyticsId} open>
      <Stage>
        {form ? (
          <SideBySide shares={[1.15, 1]} gap="medium" rowGap={8} align="end">
            <Words>{words}</Words>
            <Sheet data-theme="paper">
              <Asking>
                <TextColumn gap={5} align="stretch">
                  {formTitle !== undefined && (
                    <Heading level={2} size={4} asks>
                      {formTitle}
                    </Heading>
                  )}
                  <SlotInset node={form} />
                  {privacyText !== undefined && (
                    <SmallPrint>
                      <Prose html={privacyText} size="small" />
                    </SmallPrint>
                  )}
                </TextColumn>
              </Asking>
            </Sheet>
          </SideBySide>
        ) : (
          words
        )}
        <Skyline>
          <Picture image={image} priority objectFit="cover" sizes="(min-width: 1300px) 1200px, 100vw" />
        </Skyline>
      </Stage>
    </HeroFrame>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4vw, var(--space-12));
`;

const Words = styled.div`
  ${atLeast('medium')} {
    padding-block-end: clamp(var(--space-10), 7cqi, var(--space-24));
  }
`;

/** A sheet of paper behind the form. On wide screens, it covers a part of the skyline's upper edge. */
const Sheet = styled.div`
  position: relative;
  z-index: 1;
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
  border-radius: var(--radius-large);
  background-color: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-float);

  ${atLeast('medium')} {
    margin-block-end: -9rem;
  }
`;

const SmallPrint = styled.div`
  color: var(--color-text-muted);
`;

const Skyline = styled.div`
  aspect-ratio: 16 / 9;
  overflow: clip;
  border-start-start-radius: var(--radius-large);
  border-start-end-radius: var(--radius-large);

  ${atLeast('medium')} {
    aspect-ratio: 1200 / 550;
  }
`;
