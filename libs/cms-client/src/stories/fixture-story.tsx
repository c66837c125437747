import type { ComponentType, ReactElement } from 'react';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import { modelArgTypes, type ModelArgType } from '../arg-types/arg-types.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import type { Palette } from '../model/palette.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import { browserSanitize } from '../parse/browser-sanitize.ts';
import { BlockProvider } from '../registry/block-slot.ts';
import { renderWith } from '../registry/render-with.ts';
import { ADDRESS_CHECK_PAGE } from '../testing/address-check-page.ts';
import type { Slot } from './fixture-parser.tsx';

export interface FixtureStoryOptions {
  /** Color names in the stories, unless the catalog has called `setStoryPalette`. */
  readonly palette: Palette;
  /** Content types in slots of the fixtures, with their components. */
  readonly slots?: readonly Slot[];
}

/** Values of Storybook's toolbar. */
export interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The part of a Storybook story that a fixture can fill. */
export interface FixtureStory {
  args: Record<string, unknown>;
  argTypes: Record<string, ModelArgType>;
  /** Values for the docs page. */
  parameters: {
    readonly contentType: AnyEntryType;
    readonly variant: string | undefined;
    readonly controls: { readonly sort: 'none' };
  };
  render: (args: Record<string, unknown>, context: StoryContext) => ReactElement;
}

/**
 * Is `never` if a component accepts neither the props of the content type nor the props of one of its
 * variants.
 */
type Shows<P, Q> = [Extract<P, Q>] extends [never] ? never : unknown;

const localeOf = ({ globals }: StoryContext): SiteLocale => (globals['language'] === 'es' ? 'es' : 'en-US');

let catalogue: Palette | undefined;
let paletteOf: ((globals: StoryContext['globals']) => Palette) | undefined;

/**
 * Sets the colors of all stories that load after this call. A catalog for another brand calls this function in its
 * preview.
 * @param chosen returns the colors of the brand that a toolbar names
 */
export function setStoryPalette(palette: Palette, chosen?: typeof paletteOf): void {
  catalogue = palette;
  paletteOf = chosen;
}

/**
 * Creates stories from authored entries of one content type. A story shows the parsed fixture in the toolbar's
 * language, with controls from the content model. A fixture with a problem fails its story.
 */
export function fixtureStories({ palette: own, slots = [] }: FixtureStoryOptions) {
  const palette = catalogue ?? own;
  const components = Object.fromEntries(slots.map(({ type, component }) => [type.id, component]));
  const types = slots.map(({ type }) => type);

  function parse<P extends object>(
    type: EntryType<P>,
    authored: AuthoredEntry,
    locale: SiteLocale,
    colors = palette,
  ): Parsed<P> {
    const sanitize = browserSanitize();
    const { props, problems } = parseAuthored(type, authored, {
      locale,
      palette: colors,
      sanitize,
      types,
      addressCheckPath: ADDRESS_CHECK_PAGE,
    });
    if (props === undefined || problems.length > 0) {
      throw new Error(
        `Fixture ${authored.id}: ${problems.map(({ field, reason }) => `${field} ${reason}`).join('; ') || 'unusable'}`,
      );
    }
    return props;
  }

  return function story<P extends object, Q extends object, E extends object = object>(
    type: EntryType<P>,
    Component: ComponentType<Q> & Shows<Parsed<P> & E, Q>,
    extra?: () => E,
  ): (authored: AuthoredEntry) => FixtureStory {
    const Shown = Component as unknown as ComponentType<Record<string, unknown>>;
    const contentType = type as unknown as AnyEntryType;
    return (authored) => {
      const english: Record<string, unknown> = { ...parse(type, authored, 'en-US') };
      const variant = typeof english['variant'] === 'string' ? english['variant'] : undefined;
      const argTypes = modelArgTypes(contentType, palette, variant);
      // The order of the controls is the order of the args, so the args include the fields that the fixture
      // leaves empty.
      const inOrder = Object.fromEntries(Object.keys(argTypes).map((prop) => [prop, english[prop]]));
      return {
        args: { ...inOrder, ...english },
        argTypes,
        parameters: { contentType, variant, controls: { sort: 'none' } },
        render(args, context) {
          // A value that a designer has changed with a control also applies in the other language.
          const changed = Object.entries(args).filter(([key, value]) => value !== english[key]);
          const locale = localeOf(context);
          const colors = paletteOf?.(context.globals) ?? palette;
          const props =
            locale === 'es' || colors !== palette
              ? { ...parse(type, authored, locale, colors), ...Object.fromEntries(changed) }
              : args;
          return (
            <BlockProvider render={renderWith(components)}>
              <Shown {...props} {...extra?.()} />
            </BlockProvider>
          );
        },
      };
    };
  };
}
