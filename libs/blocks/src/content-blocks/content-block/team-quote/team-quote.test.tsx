import { LanguageProvider } from '@skein/ui';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './team-quote.fixtures.ts';

describe('TeamQuote', () => {
  it('ties the words to who said them', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.teamQuote)} />);
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('blockquote').textContent).toMatch(/^“People offer me coffee.+lunch\.”$/);
    const caption = figure.querySelector('figcaption');
    expect(caption?.querySelector('strong')?.textContent).toBe('Marcus Oyelaran');
    expect(caption?.textContent).toContain('Field technician, Kansas City');
  });

  it('quotes in the language of the page', () => {
    render(
      <LanguageProvider language="es">
        <ContentBlock {...fixtureProps(contentBlock, fixtures.teamQuote, 'es')} />
      </LanguageProvider>,
    );
    expect(screen.getByRole('blockquote').textContent).toMatch(/^“Me ofrecen café.+almuerzo”\.$/);
  });

  it('keeps the title out of the quotation', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.teamQuoteRight)} />);
    const title = screen.getByRole('heading', { level: 2, name: 'From the van' });
    expect(screen.getByRole('figure').contains(title)).toBe(false);
    expect(screen.getByRole('link', { name: 'See open roles' })).toBeTruthy();
  });

  it('does without portrait and position', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.teamQuotePlain)} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('figcaption')?.textContent).toBe('Marcus Oyelaran');
  });
});
