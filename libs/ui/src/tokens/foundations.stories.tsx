import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { brandOfStory } from './brand-of-story.test-support.ts';
import type { ColorToken } from './color-tokens.ts';
import { contrastRatio, readableHex, readableText } from './contrast.ts';
import { contrastPairs, pairContrast } from './contrast-pairs.ts';
import { spaceSteps } from './scales.ts';
import { skeinBrand } from './skein-brand.ts';
import { roleTokens, themeNames } from './themes.ts';
import { TokenButton } from './token-button.test-support.tsx';

const meta = { title: 'UI/Foundations', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const contrastOf = (first: string, second: string) => `${contrastRatio(first, second).toFixed(1)}:1`;

/** The colors that an editor may choose, each with its readable text color. */
export const EditorColors: Story = {
  render: (_, context) => (
    <Section spacing="small">
      <Container>
        <Grid minimum="10rem" gap={4}>
          {(Object.keys(skeinBrand.palette) as ColorToken[]).map((name) => {
            const color = brandOfStory(context).palette[name];
            return (
              <Swatch key={name} $color={color} $text={readableText(color)}>
                <strong>{name}</strong>
                <br />
                {color}
                <br />
                {contrastOf(readableHex(color), color)}
              </Swatch>
            );
          })}
        </Grid>
      </Container>
    </Section>
  ),
};

export const Roles: Story = {
  render: (_, context) => (
    <>
      {themeNames.map((theme) => (
        <Section key={theme} theme={theme} spacing="small">
          <Container>
            <Stack>
              <Heading level={2} size={3}>
                {theme}
              </Heading>
              <Grid minimum="11rem" gap={3}>
                {roleTokens.map((role) => {
                  const color = brandOfStory(context).themes[theme][role];
                  return (
                    <Swatch key={role} $color={color} $text={readableText(color)}>
                      <TokenButton token={`--color-${role}`} />
                      <br />
                      {color}
                    </Swatch>
                  );
                })}
              </Grid>
            </Stack>
          </Container>
        </Section>
      ))}
    </>
  ),
};

/** The contrast of each pair of colors, which tests check. */
export const Contrast: Story = {
  render: (_, context) => (
    <Section spacing="small">
      <Container>
        <Scroll tabIndex={0} role="group" aria-label="Contrast of every pair of roles">
          <Figures>
            <thead>
              <tr>
                <th>Foreground on background</th>
                <th>At least</th>
                {themeNames.map((theme) => (
                  <th key={theme}>{theme}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map((pair) => (
                <tr key={`${pair.foreground}-${pair.background}`}>
                  <td>
                    {pair.foreground} on {pair.background}
                  </td>
                  <td>{pair.minimum}</td>
                  {themeNames.map((theme) => (
                    <td key={theme}>{pairContrast(brandOfStory(context).themes[theme], pair).toFixed(1)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Figures>
        </Scroll>
      </Container>
    </Section>
  ),
};

export const Type: Story = {
  render: () => (
    <Section spacing="small">
      <Container>
        <Stack gap={8}>
          {([1, 2, 3, 4] as const).map((size) => (
            <Heading key={size} level={size} size={size}>
              Many threads, one direction
            </Heading>
          ))}
          {(['lead', 'body', 'small'] as const).map((size) => (
            <Sample key={size} $size={size}>
              {size}: Fast enough that you stop noticing. Tan rápido que deja de notarse. “¿Cuánto?” — $55 a
              month, 1 × router, ½ a day of your time.
            </Sample>
          ))}
        </Stack>
      </Container>
    </Section>
  ),
};

export const Space: Story = {
  render: () => (
    <Section spacing="small">
      <Container>
        <Stack gap={3}>
          {spaceSteps.map((step) => (
            <Cluster key={step}>
              <Bar $size={`var(--space-${step})`} />
              <span>
                <TokenButton token={`--space-${step}`} />: {step * 4} px
              </span>
            </Cluster>
          ))}
        </Stack>
      </Container>
    </Section>
  ),
};

export const Shape: Story = {
  render: () => (
    <Section theme="mist" spacing="small">
      <Container>
        <Grid columns={4}>
          {(['small', 'medium', 'large', 'pill'] as const).map((radius) => (
            <Block key={radius} $radius={radius}>
              <TokenButton token={`--radius-${radius}`} />
            </Block>
          ))}
        </Grid>
      </Container>
    </Section>
  ),
};

/** Elements that move under the pointer. Under reduced motion, they jump. */
export const Motion: Story = {
  render: () => (
    <Section spacing="small">
      <Container>
        <Cluster>
          {(['fast', 'medium', 'slow'] as const).map((speed) => (
            <Mover key={speed} type="button" $speed={speed}>
              --duration-{speed}
            </Mover>
          ))}
        </Cluster>
      </Container>
    </Section>
  ),
};

const Swatch = styled.div<{ $color: string; $text: string }>`
  min-block-size: 6rem;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: ${({ $color }) => $color};
  color: ${({ $text }) => $text};
  font-size: var(--text-small);
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

const Figures = styled.table`
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 0.3em 1em 0.3em 0;
    border-block-end: 1px solid var(--color-line);
    text-align: start;
  }
`;

const Sample = styled.p<{ $size: 'lead' | 'body' | 'small' }>`
  max-inline-size: var(--measure);
  font-size: var(--text-${({ $size }) => $size});
`;

const Bar = styled.div<{ $size: string }>`
  inline-size: ${({ $size }) => $size};
  block-size: 1rem;
  background: var(--color-accent);
`;

const Block = styled.div<{ $radius: string }>`
  display: grid;
  place-items: center;
  min-block-size: 8rem;
  border-radius: var(--radius-${({ $radius }) => $radius});
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
`;

const Mover = styled.button<{ $speed: string }>`
  padding: var(--space-4) var(--space-6);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  transition: translate var(--duration-${({ $speed }) => $speed}) var(--ease-out);

  &:is(:hover, :focus-visible) {
    translate: 0 -0.75rem;
  }
`;
