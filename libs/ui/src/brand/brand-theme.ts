import { contrastRatio, TEXT_CONTRAST } from '../tokens/contrast.ts';
import { SHAPE_CONTRAST } from '../tokens/contrast-pairs.ts';
import type { RoleToken, Theme, ThemeName } from '../tokens/themes.ts';
import { longHex, type ThemeOverrides } from './brand-options.ts';
import { groundOf, LIGHT_THEMES, type Seeds } from './brand-seeds.ts';
import { lightnessOf, mixed, movedUntil, readable, shade, shifted, type Direction } from './shades.ts';

const WHITE = '#ffffff';

/** The kind of each theme's background: light, dark, a strong dark tint, or a strong light tint (`warm`). */
const kindOf = {
  paper: 'light',
  mist: 'light',
  ink: 'dark',
  teal: 'tint',
  violet: 'tint',
  amber: 'warm',
  coral: 'warm',
} as const satisfies Record<ThemeName, string>;

const products = ['internet', 'tv', 'phone', 'business'] as const;
const statuses = ['positive', 'warning', 'danger', 'coming-soon'] as const;

/** Lightness and maximum chroma of colored text on each kind of background. */
const words = {
  light: { lightness: 0.47, chroma: 1 },
  dark: { lightness: 0.84, chroma: 0.15 },
  tint: { lightness: 0.92, chroma: 0.07 },
  warm: { lightness: 0.33, chroma: 0.14 },
} as const;

/** Share of the fill in the color of a button under the pointer. The other part is the color of the text. */
const HOVERED = 0.88;

/**
 * Returns the fill of a button, as close as possible to `wished`, and its text color. The text stays readable while the
 * pointer is over the button, which changes the fill.
 */
function filled(wished: string, ink: string, text: string): { fill: string; on: string } {
  const on = contrastRatio(WHITE, wished) >= contrastRatio(ink, wished) ? WHITE : ink;
  const fill = movedUntil(wished, on === WHITE ? 'darker' : 'lighter', (hex) =>
    [hex, mixed(hex, text, HOVERED)].every((ground) => contrastRatio(on, ground) >= TEXT_CONTRAST),
  );
  return { fill, on };
}

function groundsOf(name: ThemeName, surface: string): Pick<Theme, 'surface-raised' | 'surface-sunken'> {
  const kind = kindOf[name];
  const raised = { light: WHITE, dark: shifted(surface, 0.06), tint: shifted(surface, 0.025), warm: '' }[
    kind
  ];
  return {
    'surface-raised': raised === '' ? shifted(surface, 0.06, 0.8) : raised,
    'surface-sunken': shifted(surface, { light: -0.03, dark: -0.06, tint: -0.055, warm: -0.035 }[kind]),
  };
}

/**
 * Creates one theme. Computes the roles that `overrides` lacks from the brand's colors, with a lightness that makes
 * each role readable with every color that may be next to it.
 */
export function themeOf(name: ThemeName, seeds: Seeds, overrides: ThemeOverrides = {}): Theme {
  const kind = kindOf[name];
  const light = LIGHT_THEMES.includes(name);
  const away: Direction = light ? 'darker' : 'lighter';
  const role = (token: RoleToken, computed: () => string) => {
    const own = overrides[token];
    return own === undefined ? computed() : longHex(own);
  };

  const surface = role('surface', () => groundOf(name, seeds[name]));
  const near = groundsOf(name, surface);
  const raised = role('surface-raised', () => near['surface-raised']);
  const sunken = role('surface-sunken', () => near['surface-sunken']);
  const grounds = [surface, raised, sunken];

  const soft = role('accent-soft', () => {
    if (kind === 'light') return shade(seeds.primary, lightnessOf(surface) - 0.045, 0.045);
    if (kind === 'dark') return shade(seeds.primary, 0.31, 0.055);
    return kind === 'tint' ? sunken : shifted(surface, 0.09, 0.7);
  });
  const status = (name: (typeof statuses)[number]) =>
    role(`${name}-surface`, () => (light ? shade(seeds[name], 0.95, 0.04) : shade(seeds[name], 0.3, 0.055)));
  const statusGrounds = statuses.map(status);
  const text = role('text', () => {
    const wished = light ? seeds.ink : kind === 'dark' ? seeds.paper : WHITE;
    return readable(wished, [...grounds, soft, ...statusGrounds], away);
  });
  const muted = role('text-muted', () => readable(mixed(text, surface, 0.74), [...grounds, soft], away));

  /** Returns a shade of a color that is readable as text on all backgrounds of the theme. */
  const word = (hex: string, more: readonly string[] = []) => {
    const { lightness, chroma } = words[kind];
    const wished = kind === 'light' ? Math.min(lightness, lightnessOf(hex)) : lightness;
    return readable(shade(hex, wished, chroma), [...grounds, ...more], away);
  };
  const accent = role('accent', () => {
    if (kind === 'tint') return readable(seeds.paper, grounds, away);
    return kind === 'warm' ? text : readable(word(seeds.primary), grounds, away);
  });
  const onAccent = role('on-accent', () => {
    if (light) return readable(WHITE, [accent], 'lighter');
    return readable(shade(kind === 'tint' ? surface : seeds.primary, 0.25), [accent], 'darker');
  });
  const link = role('link', () =>
    kind === 'light' || kind === 'dark' ? readable(accent, [...grounds, soft], away) : text,
  );

  const threads = products.flatMap((product) => {
    const hue = seeds[product];
    const thread = role(product, () => word(hue));
    const wished = kind === 'light' ? hue : thread;
    const { fill, on } = filled(
      role(`${product}-fill`, () => wished),
      seeds.ink,
      text,
    );
    const shown = role(`${product}-fill`, () => fill);
    return [
      [product, thread],
      [`${product}-fill`, shown],
      [`on-${product}-fill`, role(`on-${product}-fill`, () => on)],
    ];
  });
  const states = statuses.flatMap((name, at) => {
    const ground = statusGrounds[at] ?? surface;
    return [
      [name, role(name, () => word(seeds[name], [ground]))],
      [`${name}-surface`, ground],
    ];
  });

  return {
    scheme: overrides.scheme ?? (light ? 'light' : 'dark'),
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    text,
    'text-muted': muted,
    line: role('line', () => mixed(text, surface, light ? 0.12 : 0.16)),
    'line-strong': role('line-strong', () =>
      readable(mixed(text, surface, 0.45), grounds, away, SHAPE_CONTRAST),
    ),
    accent,
    'on-accent': onAccent,
    'accent-soft': soft,
    link,
    focus: role('focus', () =>
      readable(
        word(kind === 'dark' || kind === 'tint' ? seeds.amber : seeds.focus),
        grounds,
        away,
        SHAPE_CONTRAST,
      ),
    ),
    ...(Object.fromEntries(states) as Pick<
      Theme,
      (typeof statuses)[number] | `${(typeof statuses)[number]}-surface`
    >),
    ...(Object.fromEntries(threads) as Pick<
      Theme,
      (typeof products)[number] | `${(typeof products)[number]}-fill` | `on-${(typeof products)[number]}-fill`
    >),
  };
}
