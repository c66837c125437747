import { house } from '../objects/houses.ts';
import { tree } from '../objects/nature.ts';
import { goose, hills, moon, stars } from '../objects/sky.ts';
import { viewer } from '../objects/viewer.ts';
import { hairColors, mix, palette, skins } from '../palette.ts';
import { smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

/** A crate with a projector on it; its lens at (30, −86), looking up to the right. */
function projector(box: string, body: string, light: string): string {
  return (
    rect(-58, -52, 116, 52, box, 4) +
    stroke('M-58 -36H58M-58 -17H58M-36 -52V0M36 -52V0', mix(box, palette.ink, 0.35), 3) +
    rect(-46, -104, 84, 48, body, 10) +
    circle(20, -82, 17, mix(body, palette.ink, 0.3)) +
    circle(22, -83, 10, light) +
    rect(-36, -94, 26, 5, mix(body, palette.ink, 0.3), 2)
  );
}

/** A film in the yard: neighbours on the grass before a sheet on a line, the thread comes over from the house. */
export function backyardCinema(options: SceneOptions): string {
  const s = openStage(
    'yard',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 1280, height: 720, focus: [0.5, 0.5] },
  );
  const { look, rng } = s;
  const sky = s.gradient('sky', [
    [0, '#120F38'],
    [0.6, '#3A2A86'],
    [1, '#B0507F'],
  ]);
  const grass = s.gradient('grass', [
    [0, '#1E2A5C'],
    [1, '#0C1233'],
  ]);
  const sheet = 'M448 128q202 22 404 0q-8 150 4 300q-206 -16 -412 0q10 -150 4 -300z';
  const home = house(
    'gable',
    {
      wall: '#2B2A66',
      roof: '#191A48',
      trim: '#3A3A80',
      door: look.second.base,
      lit: palette.glow,
      unlit: '#20215A',
    },
    2,
  ).drawing;
  const feed: Point[] = [
    [150, 470],
    [186, 560],
    [270, 634],
    [380, 664],
    [508, 652],
    [556, 632],
  ];
  const crowd: readonly (readonly [
    number,
    number,
    number,
    string,
    string,
    string,
    'short' | 'long' | 'afro' | 'bun' | 'hijab',
  ])[] = [
    [268, 600, 0.62, skins.honey.base, hairColors.brown, '#0B7A75', 'long'],
    [382, 590, 0.66, skins.sienna.base, hairColors.ink, '#F5A524', 'short'],
    [796, 590, 0.64, skins.umber.base, hairColors.ink, '#FF7A66', 'afro'],
    [908, 604, 0.6, skins.porcelain.base, hairColors.silver, '#C7BDF6', 'bun'],
    [1020, 590, 0.66, skins.amber.base, '#17B8A6', '#5B3FD6', 'hijab'],
    [474, 640, 0.48, skins.peach.base, hairColors.chestnut, '#FBF7F0', 'short'],
  ];
  const out = [
    rect(0, 0, 1280, 720, sky),
    stars(
      Array.from({ length: 40 }, (): Point => [rng.range(0, 1280), rng.range(0, 220)]),
      palette.white,
    ),
    hills(
      [
        [0, 420],
        [260, 380],
        [560, 430],
        [900, 380],
        [1280, 430],
      ],
      560,
      '#2A2468',
    ),
    place(tree('#171C52', '#0F1338'), 1130, 480, 1.9),
    place(home, -10, 486, 1.5),
    rect(0, 470, 1280, 250, grass),
    // Posts, line and sheet
    stroke('M404 500V96M896 500V96', '#4A3A4E', 12),
    stroke('M404 112q246 26 492 0', palette.haze, 3),
    fill(sheet, palette.white),
    group(
      { clipPath: s.clip('sheet', fill(sheet, '#fff')) },
      rect(
        430,
        120,
        440,
        330,
        s.gradient('film', [
          [0, '#FAD492'],
          [0.6, '#FF9E85'],
          [1, '#C94F7A'],
        ]),
      ),
      circle(740, 250, 58, palette.white, { opacity: 0.9 }),
      place(goose('#3A2273', '#2A1A5E', true), 560, 226, 1.3),
      place(goose('#3A2273', '#2A1A5E', false), 668, 304, 0.9),
      hills(
        [
          [430, 392],
          [540, 350],
          [660, 390],
          [780, 346],
          [870, 380],
        ],
        460,
        '#3A2273',
      ),
    ),
    fill('M472 122l-6 -16h12zM620 134l-6 -16h12zM742 132l-6 -16h12zM828 126l-6 -16h12z', look.second.bright),
    // Light on the grass and from the lens
    ellipse(650, 520, 420, 46, '#FF9E85', { opacity: 0.16 }),
    place(projector(palette.wood, palette.cloud, palette.glowSoft), 620, 668, 0.92),
    fill('M642 590L470 420L846 420z', palette.glowSoft, { opacity: 0.14 }),
    glowLine(feed, look.hue.bright, 12, 0.16),
    bundle(feed, 3, 5, { from: look.threadBright, to: look.thread, width: 2.6, draw: s.draw(0) }, 40),
    ...crowd.map(([x, y, size, skin, hair, top, style]) => place(viewer(skin, hair, top, style), x, y, size)),
    place(moon(26, palette.glowSoft), 1180, 92),
    // Backs of the lawn chairs, a blanket in front
    fill(
      smooth([
        [180, 720],
        [196, 668],
        [320, 654],
        [484, 672],
        [548, 720],
      ]) + 'z',
      look.second.base,
    ),
    fill(
      smooth([
        [716, 720],
        [742, 664],
        [880, 652],
        [1060, 656],
        [1112, 720],
      ]) + 'z',
      '#0B7A75',
    ),
  ];
  return s.frame('#120F38', out);
}
