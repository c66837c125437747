'use client';

import { useWords } from '@skein/ui';
import { citiesTexts } from '../city-list/cities.texts.ts';

export interface CityNameProps {
  readonly name: string;
  readonly comingSoon: boolean;
}

/** The name of a marker: read to those who do not see it, and shown to those who point at it. */
export function CityName({ name, comingSoon }: CityNameProps) {
  const say = useWords();
  return <title>{comingSoon ? `${name}, ${say(citiesTexts.comingSoon)}` : name}</title>;
}
