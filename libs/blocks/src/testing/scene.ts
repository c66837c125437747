import { drawnPicture, type DrawnSafeArea } from '@skein/cms-client/drawn-picture';

/** A picture of the size that most have. */
export const scene = (name: string, safe: DrawnSafeArea, en: string, es: string) =>
  drawnPicture(name, [960, 720], safe, en, es);
