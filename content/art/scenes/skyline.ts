import { openStage, type Scene } from '../scene.ts';

export type City = 'austin' | 'denver' | 'saltLake' | 'kansasCity' | 'nashville' | 'sanAntonio' | 'chicago';

export function skyline(city: City): Scene {
  return (options) => openStage(`skyline-${city}`, options, { theme: 'light', hue: 'teal' }, { width: 1200, height: 550 }).frame('#FBF7F0', []);
}
