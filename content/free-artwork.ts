import { artwork } from '@skein/artwork';
import { pages } from './entries.ts';
import { freePictures, picturePlaces } from './entries/picture-places.ts';

/*
 * `npm run artwork -- --free`: lists the pictures that may stand on one more page of the demo, with their size and
 * what they show. Without `--free`, lists all pictures. A word narrows the list: `npm run artwork -- --free street`.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = Object.keys(artwork);
const free = new Map(freePictures(all, picturePlaces(pages)).map((one) => [one.name, one.on]));
const listed = process.argv.includes('--free') ? [...free.keys()] : all;

for (const name of listed) {
  const { width = 0, height = 0, alt } = artwork[name] ?? {};
  const says = alt?.en ?? '';
  if (!words.every((word) => `${name} ${says}`.toLowerCase().includes(word.toLowerCase()))) continue;
  const on = free.get(name);
  const place = !on ? 'in full use' : on.length === 0 ? 'on no page yet' : `not on ${on.join(', ')}`;
  console.log(
    `${name.padEnd(28)} ${`${width}×${height}`.padEnd(10)} ${place}\n  ${says || 'decorates only'}`,
  );
}
