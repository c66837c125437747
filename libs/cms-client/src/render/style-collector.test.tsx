// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createGlobalStyle,
  css,
  keyframes,
  ServerStyleSheet,
  styled,
  StyleSheetManager,
} from 'styled-components';
import { describe, expect, it } from 'vitest';
import { collectStyles, cssOf } from './style-collector.ts';

const fade = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const spin = keyframes`to { rotate: 1turn; }`;
const Box = styled.div<{ $tint?: string }>`
  padding: 4px;
  color: ${({ $tint = 'black' }) => $tint};
  &:hover {
    color: red;
  }
  @media (width >= 600px) {
    padding: 8px;
  }
`;
const Fading = styled(Box)`
  animation: ${fade} 1s;
`;
const Spinner = styled.span<{ $fast: boolean }>`
  ${({ $fast }) => css`
    animation: ${spin} ${$fast ? '1s' : '2s'} linear;
  `}
`;
const Panel = styled.section`
  ${Box} {
    margin: 0;
  }
  container-type: inline-size;
`;
const Attrs = styled.a.attrs({ rel: 'noopener' })`
  color: blue;
`;
const Base = createGlobalStyle`body { margin: 0; }`;
const Tinted = createGlobalStyle<{ $tint: string }>`html { background: ${({ $tint }) => $tint}; }`;
const Unused = styled.i`
  border: 9px dotted;
`;

/** Returns the CSS of the collector, and the HTML that the page shows as `html`. */
function collected(page: ReactNode, render = renderToString) {
  const styles = collectStyles();
  const html = render(styles.collect(page));
  const found = { html, css: cssOf([styles.used()]).css };
  styles.seal();
  return found;
}

/** Returns the CSS of styled-components' own style sheet, without its marks, which no code reads. */
function plain(page: ReactNode, render = renderToString) {
  const sheet = new ServerStyleSheet();
  const html = render(sheet.collectStyles(page));
  const tags = sheet.getStyleTags();
  sheet.seal();
  const css = tags.slice(tags.indexOf('>') + 1, tags.lastIndexOf('</style>'));
  return { html, css: css.replaceAll(/data-styled\.g\d+\[id=[^{]*\{[^}]*\}|\/\*!sc\*\/\n/g, '') };
}

const TREES: Readonly<Record<string, ReactNode>> = {
  'one component': <Box>a</Box>,
  'the same component in several colors': [1, 2, 3].map((n) => <Box key={n} $tint={`#00000${n}`} />),
  'an extended component without its base': <Fading>a</Fading>,
  'an extended component beside its base': (
    <>
      <Fading $tint="green" />
      <Box $tint="green" />
    </>
  ),
  'keyframes that one component names always and another by its props': (
    <>
      <Fading />
      <Spinner $fast />
      <Spinner $fast={false} />
    </>
  ),
  'a component that names another in a selector': (
    <Panel>
      <Box />
    </Panel>
  ),
  'a component with attributes of its own': <Attrs href="/" />,
  'global styles, fixed and by props': (
    <>
      <Base />
      <Tinted $tint="#fff" />
      <Box />
    </>
  ),
  'nothing styled': <p>plain</p>,
};

describe('collected styles', () => {
  // The tests run twice: the first page compiles the rules, and the second page uses the compiled rules.
  describe.each(['first', 'second'])('on the %s page', () => {
    it.each(Object.entries(TREES))('are what the library itself would make of %s', (_, tree) => {
      const expected = plain(tree);
      expect(collected(tree)).toEqual(expected);
      expect(collected(tree, renderToStaticMarkup).css).toBe(expected.css);
    });
  });

  it('follow the props of a global style from page to page', () => {
    expect(collected(<Tinted $tint="#111" />).css).toContain('background:#111');
    const second = collected(<Tinted $tint="#222" />).css;
    expect(second).toContain('background:#222');
    expect(second).not.toContain('#111');
  });

  it('hold only what the page uses, whatever other pages used before', () => {
    collected(<Unused />);
    collected(TREES['keyframes that one component names always and another by its props']);
    const page = collected(<Box $tint="#123456" />).css;
    expect(page).toContain('#123456');
    expect(page).not.toMatch(/dotted|rotate|@keyframes|#000001/);
  });

  it('hold the keyframes again on a page whose components were all compiled for another', () => {
    const first = collected(<Fading />).css;
    expect(first).toMatch(/@keyframes/);
    expect(collected(<Fading />).css).toBe(first);
  });

  it('name a rule once, however often it is used and in however many passes', () => {
    const styles = collectStyles();
    for (let pass = 0; pass < 3; pass++)
      renderToString(styles.collect([<Box key={1} $tint="#abcdef" />, <Box key={2} $tint="#abcdef" />]));
    expect(cssOf([styles.used()]).css.match(/color:#abcdef/g)).toHaveLength(1);
    styles.seal();
  });

  it('are compiled once per process, not once per page', () => {
    let compilations = 0;
    const counting = Object.defineProperty(() => void compilations++, 'name', { value: 'counting' });
    const page = (
      <StyleSheetManager stylisPlugins={[counting]}>
        <Fading $tint="#0f0f0f" />
        <Spinner $fast />
      </StyleSheetManager>
    );
    const first = collected(page);
    const needed = compilations;
    expect(needed).toBeGreaterThan(0);
    expect(collected(page)).toEqual(first);
    expect(compilations).toBe(needed);
  });

  it('do not mix two pages that are rendered side by side', () => {
    const [one, two] = [collectStyles(), collectStyles()];
    renderToString(one.collect(<Box $tint="#111111" />));
    renderToString(two.collect(<Box $tint="#222222" />));
    expect(cssOf([one.used()]).css).not.toContain('#222222');
    expect(cssOf([two.used()]).css).not.toContain('#111111');
    one.seal();
    two.seal();
  });
});
