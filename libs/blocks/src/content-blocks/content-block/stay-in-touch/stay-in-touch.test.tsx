import { LanguageProvider } from '@skein/ui';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './stay-in-touch.fixtures.ts';

describe('StayInTouch', () => {
  it.each([
    ['en', 'en-US', 'The crews on Instagram', 'opens in a new tab'],
    ['es', 'es', 'Las cuadrillas en Instagram', 'se abre en una pestaña nueva'],
  ] as const)('names each network in %s and says that it opens a new tab', (language, locale, name, tab) => {
    render(
      <LanguageProvider language={language}>
        <ContentBlock {...fixtureProps(contentBlock, fixtures.stayInTouch, locale)} />
      </LanguageProvider>,
    );
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links).toHaveLength(4);
    expect(links[0]?.textContent?.replace('\u00a0', ' ')).toBe(`${name} (${tab})`);
    expect(links[0]?.title).toBe(name);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('keeps the name of each network where only icons are seen', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.stayInTouchCentered)} />);
    expect(screen.getByRole('link', { name: /^How-to films on YouTube/ })).toBeTruthy();
  });

  it('marks each network for analytics', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.stayInTouch)} />);
    expect(
      screen.getAllByRole('link').flatMap((link) => link.getAttribute('data-analytics-id') ?? []),
    ).toEqual(['instagram', 'youtube', 'facebook', 'linkedin'].map((icon) => `stay-in-touch-${icon}`));
  });

  it('has the blog in the same tab', () => {
    render(<ContentBlock {...fixtureProps(contentBlock, fixtures.stayInTouch)} />);
    const blog = screen.getByRole('link', { name: 'Read the blog' });
    expect([blog.getAttribute('href'), blog.getAttribute('target')]).toEqual(['/blog', null]);
  });

  it('draws one silent thread to each network', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.stayInTouchLong)} />);
    const threads = container.querySelector('svg[preserveAspectRatio="none"]');
    expect(threads?.getAttribute('aria-hidden')).toBe('true');
    expect(threads?.querySelectorAll('path')).toHaveLength(3);
  });

  it('shows no empty list without networks', () => {
    const { container } = render(<ContentBlock {...fixtureProps(contentBlock, fixtures.stayInTouchPlain)} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(container.querySelector('svg[preserveAspectRatio="none"]')).toBeNull();
  });
});
