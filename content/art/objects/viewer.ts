import { mix, palette } from '../palette.ts';
import { arc, smooth } from '../path.ts';
import { circle, fill, stroke } from '../svg.ts';

/** Someone from behind, from the shoulders up: on the sofa, before the screen. */
export function viewer(
  skin: string,
  hair: string,
  top: string,
  style: 'short' | 'long' | 'afro' | 'bun' | 'hijab',
): string {
  const body = fill(
    smooth(
      [
        [-92, 150],
        [-86, 70],
        [-58, 40],
        [-20, 26],
        [20, 26],
        [58, 40],
        [86, 70],
        [92, 150],
      ],
      { closed: true, tension: 0.3 },
    ),
    top,
  );
  const neck = stroke('M0 -6V34', mix(skin, palette.ink, 0.2), 34);
  const ears = circle(-46, -44, 11, skin) + circle(46, -44, 11, skin);
  switch (style) {
    case 'long':
      return (
        neck +
        body +
        fill(
          smooth(
            [
              [0, -112],
              [42, -98],
              [56, -52],
              [54, 20],
              [62, 84],
              [0, 92],
              [-62, 84],
              [-54, 20],
              [-56, -52],
              [-42, -98],
            ],
            { closed: true },
          ),
          hair,
        ) +
        stroke('M-22 60q-6 -60 4 -120M24 64q8 -60 0 -110', mix(hair, '#ffffff', 0.14), 2.6)
      );
    case 'afro':
      return neck + body + fill(smooth(arc(0, -60, 74, 70, 0, 340, 17), { closed: true }), hair);
    case 'bun':
      return (
        neck +
        body +
        ears +
        circle(0, -122, 26, hair) +
        fill(
          smooth(
            [
              [0, -110],
              [40, -96],
              [48, -50],
              [34, -10],
              [0, -2],
              [-34, -10],
              [-48, -50],
              [-40, -96],
            ],
            { closed: true },
          ),
          hair,
        )
      );
    case 'hijab':
      return (
        body +
        fill(
          smooth(
            [
              [0, -114],
              [44, -98],
              [56, -50],
              [60, 10],
              [92, 60],
              [0, 74],
              [-92, 60],
              [-60, 10],
              [-56, -50],
              [-44, -98],
            ],
            { closed: true },
          ),
          hair,
        ) +
        stroke('M-40 30q40 22 82 4', mix(hair, palette.ink, 0.25), 3)
      );
    case 'short':
      return (
        neck +
        body +
        ears +
        fill(
          smooth(
            [
              [0, -112],
              [42, -96],
              [50, -56],
              [40, -22],
              [0, -10],
              [-40, -22],
              [-50, -56],
              [-42, -96],
            ],
            { closed: true },
          ),
          hair,
        )
      );
  }
}
