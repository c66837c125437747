import { bust } from '../bust.ts';
import { cast } from '../cast.ts';
import type { Person } from '../body.ts';
import { hues, palette, type HueName } from '../palette.ts';
import { openStage, type Scene, type SceneOptions } from '../scene.ts';
import { circle, place } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

/** The cast in the order of the portraits' seeds, each with a ground and a turn of the head. */
const SITTERS: readonly (readonly [Person, HueName, number])[] = [
  [cast.ines, 'amber', 0.5],
  [cast.omar, 'teal', -0.4],
  [cast.ruth, 'coral', 0.35],
  [cast.amina, 'amber', -0.3],
  [cast.walt, 'violet', 0.4],
  [cast.kit, 'teal', -0.55],
  [cast.lee, 'amber', 0.2],
  [cast.dara, 'violet', -0.45],
  [cast.jas, 'coral', 0.45],
  [cast.mei, 'coral', -0.2],
  [cast.sam, 'violet', 0.4],
  [cast.installer, 'teal', -0.5],
  [cast.celia, 'teal', 0.4],
];

/** A head-and-shoulders portrait of one person, on a ground of `ownHue`; `turn` −1…1 is the way they look. */
export function portraitOf(person: Person, ownHue: HueName, turn: number): Scene {
  return (options) => {
    const s = openStage('portrait', options, { theme: 'light', hue: ownHue }, { width: 400, height: 400 });
    const { look } = s;
    const hue = hues[options.hue ?? ownHue];
    const ground = look.dark ? palette.ink2 : hue.tint;
    const side = turn < 0 ? -1 : 1;
    const out = [
      circle(200, 190, 150, look.dark ? palette.ink3 : hue.wash),
      rings(200, 190, 178, 178, 3, 9, look.dark ? hue.base : hue.bright, 1.6),
      bundle(
        side < 0
          ? [
              [430, 330],
              [350, 250],
              [300, 120],
              [180, 60],
              [-30, 90],
            ]
          : [
              [-30, 330],
              [50, 250],
              [100, 120],
              [220, 60],
              [430, 90],
            ],
        4,
        6,
        { from: look.dark ? hue.bright : hue.base, to: hue.bright, width: 2.2 },
        70,
      ),
      place(bust({ ...person, mood: options.seed % 4 === 2 ? 'laugh' : 'smile' }, turn), 200, 184, 1),
    ];
    return s.frame(ground, out);
  };
}

/** A portrait from the cast; seeds 1–13 are its sitters, others come round again. */
export function portrait(options: SceneOptions): string {
  const index = (((options.seed - 1) % SITTERS.length) + SITTERS.length) % SITTERS.length;
  const [person, ownHue, turn] = SITTERS[index] ?? [cast.ines, 'teal', 0.4];
  return portraitOf(person, ownHue, turn)(options);
}
