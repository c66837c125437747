'use client';

import { useWords, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { citiesTexts } from '../city-list/cities.texts.ts';

const ACTIVE: UiText = { en: 'Service today', es: 'Servicio hoy' };

export interface MapLegendProps {
  readonly active: string | undefined;
  readonly comingSoon: string | undefined;
}

/** Explains the two colors of the map's dots. Texts from content replace the built-in texts. */
export function MapLegend({ active, comingSoon }: MapLegendProps) {
  const say = useWords();
  return (
    <List>
      <li>
        <Dot data-state="active" /> {active ?? say(ACTIVE)}
      </li>
      <li>
        <Dot data-state="coming-soon" /> {comingSoon ?? say(citiesTexts.comingSoon)}
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--color-text-muted);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

const Dot = styled.span`
  inline-size: 0.8em;
  block-size: 0.8em;
  border-radius: 50%;
  background-color: var(--color-coming-soon);
  box-shadow: 0 0 0 2px var(--color-surface);
  forced-color-adjust: none;

  &[data-state='coming-soon'] {
    background: radial-gradient(circle, var(--color-surface) 0 25%, var(--color-positive) 30%);
  }
`;
