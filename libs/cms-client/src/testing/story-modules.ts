import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { AnyEntryType } from '../model/entry-type.ts';

type Args = Readonly<Record<string, unknown>>;
interface Context {
  readonly args: Args;
  readonly globals: Args;
}
type Decorator = (Story: ComponentType, context: Context) => ReactNode;

/** Annotations that a story and the default export of its file share. */
interface Annotations {
  readonly args?: Args;
  readonly render?: (args: Args, context: Context) => ReactNode;
  readonly decorators?: readonly Decorator[];
  readonly tags?: readonly string[];
  readonly parameters?: { readonly contentType?: AnyEntryType };
}
interface Meta extends Annotations {
  readonly title?: string;
  readonly component?: ComponentType<Args>;
}

/** One story of a stories file. */
export interface Story {
  readonly file: string;
  /** `Blocks/Hero › Standard`. */
  readonly title: string;
  readonly contentType: AnyEntryType | undefined;
  readonly tags: readonly string[];
  readonly args: Args;
  /** Returns the story as the catalog shows it, without the catalog's wrapper. */
  element(language: string): ReactElement;
}

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null;
const isModule = (value: unknown): value is { readonly default: Meta } =>
  isRecord(value) && isRecord(value['default']);
const isStory = (value: unknown): value is Annotations => isRecord(value);

function elementOf(meta: Meta, story: Annotations, language: string): ReactElement {
  const args = { ...meta.args, ...story.args };
  const context: Context = { args, globals: { language } };
  const { component } = meta;
  const render = story.render ?? meta.render ?? (component && (() => createElement(component, args)));
  if (!render) throw new Error('the story has neither a component nor a render function');
  const around = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const Decorated = around.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => render(args, context),
  );
  return createElement(Decorated);
}

/** Returns the stories of files that were loaded by their paths. */
export function storiesOf(modules: Readonly<Record<string, unknown>>): Story[] {
  return Object.entries(modules).flatMap(([file, module]) => {
    if (!isModule(module)) return [];
    const { default: meta, ...stories } = module;
    return Object.entries(stories)
      .filter((pair): pair is [string, Annotations] => isStory(pair[1]))
      .map(([name, story]) => ({
        file,
        title: `${meta.title ?? file} › ${name}`,
        contentType: story.parameters?.contentType ?? meta.parameters?.contentType,
        tags: [...(meta.tags ?? []), ...(story.tags ?? [])],
        args: { ...meta.args, ...story.args },
        element: (language: string) => elementOf(meta, story, language),
      }));
  });
}
