'use client';

import { useWords } from '@skein/ui';
import { citiesTexts } from '../city-list/cities.texts.ts';

export interface CityNameProps {
  readonly name: string;
  readonly comingSoon: boolean;
}

/** Names a marker, for screen readers and as a tooltip. */
export function CityName({ name, comingSoon }: CityNameProps) {
  const say = useWords();
  return <title>{comingSoon ? `${name}, ${say(citiesTexts.comingSoon)}` : name}</title>;
}
