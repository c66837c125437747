'use client';

import { Container, Heading, paint, Prose, readableOn, Section, themeGrounds, type Paint } from '@skein/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AnimatedTextProps } from './animated-text.block.ts';
import { COLORED_HIGHLIGHT, colorText } from './color-text.ts';

export type { AnimatedTextProps };

/**
 * A sentence that becomes colored letter by letter once it is in view. Without script it is colored from the
 * start.
 */
export function AnimatedText(props: AnimatedTextProps) {
  const { text, description, textColor, backgroundColor, analyticsId } = props;
  const sentence = useRef<HTMLSpanElement>(null);
  useEffect(() => (sentence.current ? colorText(sentence.current) : undefined), [text]);
  const ink = textColor && readableOn(textColor, backgroundColor ?? themeGrounds.paper);
  return (
    <Ground $fill={backgroundColor} data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>
          <Words>
            <Heading level={2} size={1} anchor={text}>
              <Sentence ref={sentence} data-animated-text $ink={ink}>
                {text}
              </Sentence>
            </Heading>
            {description !== undefined && (
              <Below>
                <Prose html={description} size="lead" />
              </Below>
            )}
          </Words>
        </Container>
      </Section>
    </Ground>
  );
}

const Ground = styled.section<Paint>`
  ${paint}
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-6);
  text-align: center;
`;

/** Shows the text in a paler, but readable color until the animation colors it. */
const Sentence = styled.span<{ $ink: string | undefined }>`
  display: block;
  max-inline-size: 22ch;
  color: ${({ $ink }) => $ink ?? 'var(--color-text)'};
  text-wrap: balance;

  &[data-state='waiting'],
  &[data-state='running'] {
    color: color-mix(in srgb, var(--color-text) 62%, var(--color-surface));
  }

  &::highlight(${COLORED_HIGHLIGHT}) {
    color: ${({ $ink }) => $ink ?? 'var(--color-text)'};
  }

  @media print {
    &[data-state] {
      color: inherit;
    }
  }
`;

const Below = styled.div`
  max-inline-size: 52ch;
  color: var(--color-text-muted);
`;
