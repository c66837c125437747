import { atLeast, paint, type Paint, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { CityValuesProps } from './city-values.content.ts';

export type { CityValuesProps };

const HUES = ['internet', 'tv', 'phone', 'business'] as const;

/** Figures about a city. Each figure is in large type, in a box of its own color. */
export function CityValues(props: CityValuesProps) {
  return (
    <CardGrid grid={props} gap={4}>
      {({ value, title, description, color }, index) => (
        <Box $fill={color} $hue={HUES[index % HUES.length] ?? 'internet'}>
          <Value $long={value.length > 6}>{value}</Value>
          <Words>
            <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            <CardText html={description} />
          </Words>
        </Box>
      )}
    </CardGrid>
  );
}

/** Mixes a hue into the background. Use a higher percentage on light backgrounds, where text is dark. */
const tint = (hue: string, percent: number) =>
  `color-mix(in srgb, var(--color-${hue}-fill) ${percent}%, var(--color-surface-raised))`;

const Box = styled.article<Paint & { $hue: (typeof HUES)[number] }>`
  --color-link: var(--color-text);
  --color-text-muted: var(--color-text);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-large);
  background-color: ${({ $hue }) => `light-dark(${tint($hue, 18)}, ${tint($hue, 12)})`};
  ${paint}

  /* Beside its words on a phone that has room for both; above them where boxes stand beside each other. */
  ${atLeast('small')} {
    flex-flow: column nowrap;
    align-items: stretch;
    gap: var(--space-2);
    padding: var(--space-6);
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 9rem;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-inline-size: min(9rem, 100%);

  ${atLeast('small')} {
    flex: none;
    gap: var(--space-2);
  }
`;

const Value = styled.p<{ $long: boolean }>`
  min-inline-size: min(7rem, 100%);
  max-inline-size: 100%;
  margin: 0;
  overflow-wrap: anywhere;
  font-family: var(--font-heading);
  font-size: var(--heading-${({ $long }) => ($long ? 2 : 1)});
  font-variant-numeric: tabular-nums;
  font-weight: 680;
  letter-spacing: -0.032em;
  line-height: 1;

  ${atLeast('small')} {
    margin-block-end: clamp(var(--space-6), 5cqi, var(--space-12));
  }
`;
