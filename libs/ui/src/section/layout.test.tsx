import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from '../card/card.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import { Grid } from '../grid/grid.tsx';
import { SideBySide } from '../side-by-side/side-by-side.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Stack } from '../stack/stack.tsx';
import { themeNames } from '../tokens/themes.ts';
import { Section } from './section.tsx';

describe('Section', () => {
  it.each(themeNames)('binds the theme %s for everything inside', (theme) => {
    render(
      <Section theme={theme} aria-label="Plans">
        Text
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Plans' }).dataset['theme']).toBe(theme);
  });

  it('keeps the theme around it when it has none', () => {
    render(<Section aria-label="Plans">Text</Section>);
    expect(screen.getByRole('region').hasAttribute('data-theme')).toBe(false);
  });
});

describe('layout', () => {
  it.each([
    ['Stack', Stack],
    ['Cluster', Cluster],
    ['Grid', Grid],
  ] as const)('%s stays a list for screen readers when it is one', (_name, Layout) => {
    render(
      <Layout as="ul">
        <li>Core</li>
      </Layout>,
    );
    // Some browsers remove the role of a list without bullets, so the element has an explicit role.
    expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  });

  it('Container can be the main part of the page, and a link can skip to it', () => {
    render(
      <>
        <SkipLink href="#main">Skip to content</SkipLink>
        <Container as="main" id="main">
          Text
        </Container>
      </>,
    );
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')?.slice(1);
    expect(screen.getByRole('main').id).toBe(target);
  });

  it('Card can stand on a ground of its own', () => {
    render(
      <Card as="article" theme="paper" look="raised">
        Text
      </Card>,
    );
    expect(screen.getByRole('article').dataset['theme']).toBe('paper');
  });

  it.each([
    [undefined, '1fr) minmax(0, 1.2fr'],
    ['right', '1fr) minmax(0, 1.2fr'],
    ['left', '1.2fr) minmax(0, 1fr'],
  ] as const)('SideBySide keeps the order of reading with the second on side %s', (side, columns) => {
    render(
      <SideBySide side={side} shares={[1, 1.2]} from="large">
        <p>Words</p>
        <p>Picture</p>
      </SideBySide>,
    );
    const pair = screen.getByText('Words').parentElement;
    expect(pair?.textContent).toBe('WordsPicture');
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const own = rules.filter((rule) => rule.includes(pair?.className.split(' ').at(-1) ?? ' '));
    expect(own.join('').replaceAll('0px', '0')).toContain(`minmax(0, ${columns})`);
  });
});
