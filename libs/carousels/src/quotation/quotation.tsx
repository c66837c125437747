'use client';

import { useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { quotationTexts, withMarks } from './quotation.texts.ts';

export interface QuotationProps {
  /** The quotation, with or without quotation marks. */
  readonly children: string;
  readonly size: 'medium' | 'large';
}

/**
 * Length above which a quotation has smaller type, in characters. Above `ENDLESS_LENGTH`, a quotation scrolls in a box.
 */
const LONG_LENGTH = 180;
const ENDLESS_LENGTH = 900;

/**
 * A quotation in the quotation marks of the page's language. A very long quotation scrolls in its own box, so
 * that it does not take too much space.
 */
export function Quotation({ children: said, size }: QuotationProps) {
  const say = useWords();
  const quote = <Quote $size={said.length > LONG_LENGTH ? 'small' : size}>{withMarks(said, say)}</Quote>;
  if (said.length <= ENDLESS_LENGTH) return quote;
  return (
    <Scrolled role="group" aria-label={say(quotationTexts.quotation)} tabIndex={0}>
      {quote}
    </Scrolled>
  );
}

const sizes = {
  small: { font: 'clamp(1.0625rem, 0.9rem + 0.8cqi, 1.1875rem)', leading: 1.4 },
  medium: { font: 'clamp(1.25rem, 1rem + 1.3cqi, 1.625rem)', leading: 1.25 },
  large: { font: 'clamp(1.375rem, 1rem + 1.8cqi, 2.125rem)', leading: 1.2 },
} as const;

const Quote = styled.blockquote<{ $size: keyof typeof sizes }>`
  max-inline-size: var(--column-text);
  margin: 0;
  font-family: var(--font-heading);
  font-size: ${({ $size }) => sizes[$size].font};
  font-weight: 560;
  line-height: ${({ $size }) => sizes[$size].leading};
  letter-spacing: -0.012em;
  text-wrap: pretty;
`;

const Scrolled = styled.div`
  max-block-size: 22rem;
  overflow-y: auto;
  overscroll-behavior-y: contain;
`;
