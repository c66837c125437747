import { withDefaults } from '@skein/cms-client';
import { Container, Section, SideBySide } from '@skein/ui';
import { HeroText } from '../hero/shared/hero-text.tsx';
import { HeroFrame } from '../../parts/layout/hero-frame.tsx';
import { HeroPicture } from '../../parts/layout/hero-picture.tsx';
import { ThemePanel } from '../../parts/layout/theme-panel.tsx';
import type { PageHeroProps } from './page-hero.block.ts';

export type { PageHeroProps };

/** Share of a wide page's width that the picture takes, percent. */
const SHARE = 45;

/** The title of a page, with a picture beside it. The hero takes the whole width, or is a panel. */
export function PageHero(given: PageHeroProps) {
  const props = withDefaults(given, { look: 'plain', theme: 'paper', isPageTitle: true });
  const { look, image, theme, analyticsId, isPageTitle } = props;
  const words = (
    <HeroText {...props} multiColorTitle={false} titleParts={[]} titleLevel={isPageTitle ? 1 : 2} />
  );
  if (look === 'module')
    return (
      <div data-analytics-id={analyticsId}>
        <Section as="div" spacing="small">
          <Container>
            <ThemePanel
              theme={theme}
              picture={image && <HeroPicture image={image} objectFit="cover" share={SHARE} />}
            >
              {words}
            </ThemePanel>
          </Container>
        </Section>
      </div>
    );
  return (
    <HeroFrame theme={theme} analyticsId={analyticsId}>
      {image ? (
        <SideBySide shares={[1, 0.85]} gap="medium" rowGap={8}>
          {words}
          <HeroPicture image={image} rounded="large" share={SHARE} />
        </SideBySide>
      ) : (
        words
      )}
    </HeroFrame>
  );
}
