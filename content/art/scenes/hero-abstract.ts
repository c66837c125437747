import { mix, palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { bundle, over } from '../threads.ts';

/** A slow weave of three ribbons for the ground of a section; calm in the middle, where text stands. */
export function heroAbstract(options: SceneOptions): string {
  const s = openStage(
    'weave',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 1200, height: 400, focus: [0.5, 0.5] },
  );
  const { look, rng } = s;
  const ground = look.dark ? palette.ink : mix(look.hue.wash, palette.paper, 0.45);
  const shift = rng.range(-40, 40);
  const soft = look.dark ? mix(look.hue.base, palette.ink, 0.35) : mix(look.hue.tint, palette.white, 0.15);
  const firm = look.dark ? look.hue.base : mix(look.hue.tint, look.hue.base, 0.3);
  const warm = look.dark ? mix(look.second.base, palette.ink, 0.2) : look.second.tint;
  const low: Point[] = [
    [-60, 330 + shift * 0.5],
    [180, 380],
    [400, 300],
    [620, 372 + shift * 0.3],
    [860, 250],
    [1040, 130],
    [1260, 90],
  ];
  const high: Point[] = [
    [-60, 60],
    [160, 40 + shift],
    [380, 96],
    [640, 30],
    [880, 110 + shift * 0.5],
    [1060, 260],
    [1260, 330],
  ];
  const cross: Point[] = [
    [640, 460],
    [760, 380],
    [900, 330],
    [1000, 200],
    [1100, 160 + shift * 0.4],
    [1260, 210],
  ];
  return s.frame(ground, [
    bundle(low, 13, (t) => lerp(8.6, 6, Math.sin(t * Math.PI)), { from: soft, to: firm, width: 1.8 }, 130),
    over(
      cross,
      7,
      6,
      { from: warm, to: look.dark ? look.second.base : look.second.bright, width: 1.8 },
      ground,
    ),
    over(high, 11, 6.4, { from: firm, to: soft, width: 1.8 }, ground),
  ]);
}
