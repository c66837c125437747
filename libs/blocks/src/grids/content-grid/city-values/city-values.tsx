import { atLeast, paint, type Paint } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle, levelUnder } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { CityValuesProps } from './city-values.content.ts';

export type { CityValuesProps };

const HUES = ['internet', 'tv', 'phone', 'business'] as const;

/** Figures about a city, each set large in a box of its own color. */
export function CityValues(props: CityValuesProps) {
  return (
    <CardGrid grid={props} gap={4}>
      {({ value, title, description, color }, index) => (
        <Box $fill={color} $hue={HUES[index % HUES.length] ?? 'internet'}>
          <Value $long={value.length > 6}>{value}</Value>
          <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
          <CardText html={description} />
        </Box>
      )}
    </CardGrid>
  );
}

/** A hue let into the ground: more of it on light ones, where the text is dark. */
const tint = (hue: string, percent: number) =>
  `color-mix(in srgb, var(--color-${hue}-fill) ${percent}%, var(--color-surface-raised))`;

const Box = styled.article<Paint & { $hue: (typeof HUES)[number] }>`
  --color-link: var(--color-text);
  --color-text-muted: var(--color-text);
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-large);
  background-color: ${({ $hue }) => `light-dark(${tint($hue, 18)}, ${tint($hue, 12)})`};
  ${paint}

  /* Beside its words on a phone, above them where boxes stand beside each other. */
  > :nth-child(1 of :not(style)) {
    grid-row: span 2;
  }

  ${atLeast('small')} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-2);
    padding: var(--space-6);
  }
`;

const Value = styled.p<{ $long: boolean }>`
  margin: 0;
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
