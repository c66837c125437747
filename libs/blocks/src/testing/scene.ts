import { drawnPicture, type DrawnSafeArea } from '@skein/cms-client/drawn-picture';

/** Returns a picture of the most common size. */
export const scene = (name: string, safe: DrawnSafeArea, en: string, es: string) =>
  drawnPicture(name, [960, 720], safe, en, es);
