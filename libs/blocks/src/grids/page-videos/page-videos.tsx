import { BlockSlot, withDefaults } from '@skein/cms-client';
import { atLeast, Container, Heading, RichText, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { Lead } from '../../parts/layout/lead.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { PageVideosProps } from './page-videos.block.ts';

export type { PageVideosProps };

/** Films under a title. The first film is larger than the other films. Renders nothing without films. */
export function PageVideos(given: PageVideosProps) {
  const props = withDefaults(given, { theme: 'paper' });
  const { title, subtitle, description, videos, cta, theme, analyticsId } = props;
  if (videos.length === 0) return null;
  return (
    <Ground data-theme={theme} data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>
          <TextColumn gap={10} align="stretch">
            <TextColumn>
              <Heading level={2} size={titleSize(2, title, [])} anchor>
                {title}
              </Heading>
              {subtitle !== undefined && <Lead>{subtitle}</Lead>}
              {description !== undefined && <RichText html={description} />}
            </TextColumn>
            <Films role="list">
              {videos.map((video, index) => (
                <Film key={video.id ?? index}>
                  <BlockSlot node={video.node} />
                  {(video.title !== undefined || video.description !== undefined) && (
                    <div>
                      {video.title !== undefined && (
                        <Heading level={3} size={4}>
                          {video.title}
                        </Heading>
                      )}
                      {video.description !== undefined && <About>{video.description}</About>}
                    </div>
                  )}
                </Film>
              ))}
            </Films>
            {cta && (
              <div>
                <BlockCta cta={cta} />
              </div>
            )}
          </TextColumn>
        </Container>
      </Section>
    </Ground>
  );
}

const Ground = styled.section`
  background: var(--color-surface);
  color: var(--color-text);
`;

const Films = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: var(--space-8) clamp(var(--space-6), 4cqi, var(--space-10));
  margin: 0;
  padding: 0;
  list-style: none;

  /* Two stand beside each other: there is no row to be the first of. */
  &:has(> li:nth-child(2 of li):nth-last-child(1 of li)) > li:nth-child(1 of li) {
    grid-column: auto;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: var(--space-4);
  }
`;

const Film = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);

  &:nth-child(1 of :not(style)) {
    grid-column: 1 / -1;
  }

  ${atLeast('large')} {
    &:nth-child(1 of :not(style)) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      align-items: center;
      gap: clamp(var(--space-6), 4cqi, var(--space-12));
    }

    &:nth-child(1 of :not(style)):not(:has(> :nth-child(2 of :not(style)))) {
      grid-template-columns: minmax(0, var(--column-stage));
    }
  }
`;

const About = styled.p`
  margin: var(--space-1) 0 0;
  max-inline-size: var(--measure);
  color: var(--color-text-muted);
`;
