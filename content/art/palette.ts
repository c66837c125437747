/** The five tones of one thread colour: from shadow to wash. */
export interface Hue {
  /** For shadows and dark details. */
  readonly deep: string;
  /** The colour itself; passes 4.5:1 on paper. */
  readonly base: string;
  /** The lit variant, for dark grounds. */
  readonly bright: string;
  /** A mid tint for flat areas beside the base. */
  readonly tint: string;
  /** A pale wash for walls and grounds. */
  readonly wash: string;
}

export type HueName = 'teal' | 'violet' | 'amber' | 'coral';

export const hues: Readonly<Record<HueName, Hue>> = {
  teal: { deep: '#07524F', base: '#0B7A75', bright: '#17B8A6', tint: '#A9DAD1', wash: '#DDEFEA' },
  violet: { deep: '#38238F', base: '#5B3FD6', bright: '#8F7BFF', tint: '#C7BDF6', wash: '#E9E4FB' },
  amber: { deep: '#7A3C05', base: '#B45B09', bright: '#F5A524', tint: '#FAD492', wash: '#FBEBCF' },
  coral: { deep: '#8A261E', base: '#C93F32', bright: '#FF7A66', tint: '#FABDB0', wash: '#FBE4DC' },
};

/** Fixed colours of the brand. The interface library uses the same hexes. */
export const palette = {
  ink: '#0E1630',
  ink2: '#18234A',
  ink3: '#243161',
  ink4: '#35437A',
  ink5: '#54629A',
  dusk: '#6F7AB0',
  haze: '#A9B1D2',
  paper: '#FBF7F0',
  cream: '#F4EBDC',
  sand: '#E8DAC3',
  mist: '#EEF1F4',
  cloud: '#DCE3EA',
  white: '#FFFFFF',
  green: '#1B7A43',
  blue: '#2459C4',
  sky: '#BCD3F2',
  wood: '#B9804F',
  woodDark: '#8A5A34',
  woodLight: '#DDB185',
  leaf: '#2F7D5B',
  leafDark: '#1C5A45',
  leafLight: '#7DB894',
  glow: '#FFD27A',
  glowSoft: '#FFE9B8',
} as const;

/** A skin tone with its shadow and the colour of the lips and cheeks. */
export interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly blush: string;
}

export const skins = {
  porcelain: { base: '#F7D3BC', shade: '#E8B497', blush: '#E58F78' },
  peach: { base: '#EDBB94', shade: '#D99B70', blush: '#D07A58' },
  honey: { base: '#D9A074', shade: '#BF8255', blush: '#B5623F' },
  amber: { base: '#BD7F50', shade: '#9E6439', blush: '#8F4A2B' },
  sienna: { base: '#96603C', shade: '#7A4A2B', blush: '#6B3323' },
  umber: { base: '#70442C', shade: '#573320', blush: '#512418' },
  ebony: { base: '#4F2F22', shade: '#3B2118', blush: '#36150F' },
} as const satisfies Record<string, Skin>;

export type SkinName = keyof typeof skins;

export const hairColors = {
  ink: '#1A1B2E',
  brown: '#4A2E22',
  chestnut: '#7A4528',
  copper: '#B8562B',
  blond: '#D9A95B',
  silver: '#B9BDC9',
  white: '#E9E8EA',
} as const;

/** Colours by role, so that one scene can be drawn light or dark. */
export interface Look {
  readonly dark: boolean;
  readonly bg: string;
  readonly soft: string;
  readonly ground: string;
  readonly line: string;
  readonly thread: string;
  readonly threadBright: string;
  readonly threadSoft: string;
  readonly hue: Hue;
  readonly second: Hue;
}

const seconds: Readonly<Record<HueName, HueName>> = { teal: 'amber', violet: 'coral', amber: 'teal', coral: 'violet' };

/** The roles for a theme and a thread colour; the second colour is fixed per thread colour. */
export function lookOf(theme: 'light' | 'dark', name: HueName): Look {
  const hue = hues[name];
  const dark = theme === 'dark';
  return {
    dark,
    hue,
    second: hues[seconds[name]],
    bg: dark ? palette.ink : palette.paper,
    soft: dark ? palette.ink2 : hue.wash,
    ground: dark ? palette.ink2 : palette.cream,
    line: dark ? palette.paper : palette.ink,
    thread: dark ? hue.bright : hue.base,
    threadBright: dark ? hue.tint : hue.bright,
    threadSoft: dark ? hue.base : hue.tint,
  };
}

/** Mixes two hex colours; amount 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  let out = '#';
  for (const at of [1, 3, 5]) {
    const value = Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * amount);
    out += value.toString(16).padStart(2, '0');
  }
  return out;
}
