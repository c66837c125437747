import type { AnyEntryType } from '../model/entry-type.ts';

/** Annotations that a story and the default export of its file share. */
interface Annotations {
  readonly tags?: readonly string[];
  readonly parameters?: { readonly contentType?: AnyEntryType };
}

export interface Story {
  readonly file: string;
  readonly contentType: AnyEntryType | undefined;
  readonly tags: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isModule = (value: unknown): value is { readonly default: Annotations } =>
  isRecord(value) && isRecord(value['default']);
const isStory = (value: unknown): value is Annotations => isRecord(value);

/** Returns the stories in modules. The keys of `modules` are the paths of their files. */
export function storiesOf(modules: Readonly<Record<string, unknown>>): Story[] {
  return Object.entries(modules).flatMap(([file, module]) => {
    if (!isModule(module)) return [];
    const { default: meta, ...stories } = module;
    return Object.values(stories)
      .filter(isStory)
      .map(({ parameters, tags = [] }) => ({
        file,
        contentType: parameters?.contentType ?? meta.parameters?.contentType,
        tags: [...(meta.tags ?? []), ...tags],
      }));
  });
}
