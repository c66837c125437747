import { type HouseKind } from '../objects/house-parts.ts';
import type { HouseColors } from '../objects/panes.ts';
import { mix, palette, type Look } from '../palette.ts';

interface Plot {
  kind: HouseKind;
  x: number;
  scale: number;
}

export interface Layout {
  width: number;
  height: number;
  ground: number;
  plots: readonly Plot[];
}

export const WIDE: Layout = {
  width: 1200,
  height: 550,
  ground: 412,
  plots: [
    { kind: 'modern', x: -50, scale: 0.94 },
    { kind: 'victorian', x: 148, scale: 0.98 },
    { kind: 'bungalow', x: 300, scale: 0.95 },
    { kind: 'townhouse', x: 528, scale: 1 },
    { kind: 'gable', x: 664, scale: 1.1 },
    { kind: 'flats', x: 858, scale: 1 },
    { kind: 'victorian', x: 1030, scale: 0.9 },
    { kind: 'gable', x: 1158, scale: 0.86 },
  ],
};

export const MEDIUM: Layout = {
  width: 960,
  height: 600,
  ground: 452,
  plots: [
    { kind: 'gable', x: -54, scale: 1 },
    { kind: 'townhouse', x: 124, scale: 1.02 },
    { kind: 'bungalow', x: 262, scale: 1 },
    { kind: 'victorian', x: 498, scale: 1.08 },
    { kind: 'modern', x: 652, scale: 1 },
    { kind: 'flats', x: 850, scale: 1.02 },
  ],
};

export const TALL: Layout = {
  width: 400,
  height: 800,
  ground: 610,
  plots: [
    { kind: 'townhouse', x: -66, scale: 0.98 },
    { kind: 'gable', x: 62, scale: 1 },
    { kind: 'victorian', x: 232, scale: 1 },
    { kind: 'bungalow', x: 372, scale: 1 },
  ],
};

export function houseColors(look: Look, index: number): HouseColors {
  if (look.dark) {
    const walls = [
      mix(palette.ink3, look.hue.deep, 0.3),
      '#332E66',
      mix(palette.ink3, '#3C2C63', 0.5),
      palette.ink3,
      mix(palette.ink4, look.hue.deep, 0.4),
    ];
    return {
      wall: walls[index % walls.length] ?? palette.ink3,
      roof: palette.ink,
      trim: palette.ink2,
      door: index % 2 ? look.second.base : look.hue.base,
      lit: index % 3 ? palette.glow : palette.glowSoft,
      unlit: '#1B2552',
    };
  }
  const walls = [palette.white, look.hue.wash, palette.white, look.second.wash, '#FFFDF9'];
  const roofs = [look.hue.base, palette.ink3, look.second.bright, look.hue.deep, look.hue.base];
  return {
    wall: walls[index % walls.length] ?? palette.white,
    roof: roofs[index % roofs.length] ?? look.hue.base,
    trim: mix(palette.sand, palette.white, 0.35),
    door: index % 2 ? look.second.base : look.hue.base,
    lit: look.second.tint,
    unlit: mix(palette.sky, palette.white, 0.25),
  };
}
