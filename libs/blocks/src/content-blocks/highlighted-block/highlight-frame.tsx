import type { ContentColor } from '@skein/cms-client';
import { Container, ModuleOutline, paint, Section, type Paint } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface HighlightFrameProps {
  readonly ground?: ContentColor | undefined;
  readonly isModule?: boolean | undefined;
  readonly moduleColor?: ContentColor | undefined;
  readonly analyticsId?: string | undefined;
  /** Theme of the panel if content sets no background. By default the panel has a tint of the accent color. */
  readonly theme?: 'ink' | undefined;
  /** Decoration behind all other content, such as a `Backdrop`. */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/** The rounded panel behind every highlighted block. */
export function HighlightFrame(props: HighlightFrameProps) {
  const { ground, isModule = false, moduleColor, analyticsId, theme, backdrop, children } = props;
  const block = (
    <section data-bare={isModule ? undefined : ''}>
      <Section as="div" spacing={isModule ? 'none' : 'large'}>
        <Container>
          <Panel
            data-theme={ground === undefined ? theme : undefined}
            data-analytics-id={analyticsId}
            $fill={ground}
          >
            {backdrop}
            {children}
          </Panel>
        </Container>
      </Section>
    </section>
  );
  return isModule ? <ModuleOutline color={moduleColor}>{block}</ModuleOutline> : block;
}

const Panel = styled.div<Paint>`
  position: relative;
  isolation: isolate;
  padding: clamp(var(--space-6), 5cqi, var(--space-12)) clamp(var(--space-5), 5cqi, var(--space-12));
  border-radius: var(--radius-large);
  background: var(--color-accent-soft);
  color: var(--color-text);
  overflow: clip;

  &[data-theme] {
    background: var(--color-surface);
  }

  ${paint}
`;
