import { drawnPicture, type DrawnSafeArea } from '@skein/cms-client/drawn-picture';

/** Returns a picture of 960 by 720 px, the most common size in the fixtures. */
export const scene = (name: string, safe: DrawnSafeArea, en: string, es: string) =>
  drawnPicture(name, [960, 720], safe, en, es);
