import {
  drawingFaults,
  hearComplaints,
  leftInEnglish,
  serverHtml,
  shapeOf,
  strangerFaults,
  wakeWithReact,
  type Complaints,
} from '@skein/cms-client/testing/story-contract';
import type { ReactRenderer } from '@storybook/react-vite';
import { createElement, type ReactNode } from 'react';
import { HooksContext } from 'storybook/preview-api';
import { clearAllMocks } from 'storybook/test';
import type { UiLanguage } from '@skein/ui';
import type { StoryContext } from 'storybook/internal/types';
import { loaded, watchImports } from './loaded.ts';
import type { Spoken } from './spoken.ts';

type Context = StoryContext<ReactRenderer>;

/** Tag of the stories that stand for all on pages that strangers change: an island and an enhancer of each library. */
const STANDS = 'strangers';
/** Stories that have been on such a page, by file and kinds of controls. */
const seen = new Map<string, string>();

watchImports();

let heard: Complaints | undefined;

/** Returns a story with its decorators, and with its own texts in one language and its content in another. */
const storyIn = (context: Context, spoken: Spoken, language: UiLanguage): ReactNode =>
  createElement(context.unboundStoryFn as (context: Context) => ReactNode, {
    ...context,
    hooks: new HooksContext(),
    globals: { ...context.globals, language, spoken },
  });

/** Returns whether a story is the one of its file, among those with its kinds of controls, that meets strangers. */
function isEstranged({ id, tags, title, globals, parameters }: Context, draw: () => ReactNode): boolean {
  const { STORY_STRANGERS } = import.meta.env;
  if (STORY_STRANGERS === 'none' || parameters['strangers'] === false || globals['language'] === 'es')
    return false;
  if (STORY_STRANGERS === 'some' && !tags.includes(STANDS)) return false;
  const shape = shapeOf(serverHtml(draw()));
  const key = `${title} ${shape}`;
  const first = seen.get(key) ?? id;
  seen.set(key, first);
  return shape !== '' && first === id;
}

/** Returns a filter for messages other than the one that the parameter `says` of a story announces. */
function isUnforeseen({ parameters }: Pick<Context, 'parameters'>): (words: string) => boolean {
  const { says } = parameters as { readonly says?: RegExp };
  return (words) => !says?.test(words);
}

/**
 * Checks what holds for every story, before it is shown. What depends neither on the window nor on the
 * language of the content, it checks on one of the runs.
 * @throws an error with all faults
 */
export async function keepContract(context: Context): Promise<void> {
  heard?.stop();
  const { href } = location;
  const language = context.globals['language'] === 'es' ? 'es' : 'en';
  const draw = () => storyIn(context, { language }, language);
  const faults = [...(await drawingFaults(draw, loaded))];
  if (import.meta.env.STORY_IS_FIRST) {
    const left = leftInEnglish((spoken, words) => storyIn(context, { language: spoken, words }, 'en'));
    faults.push(...left.map((text) => `say by useWords() of @skein/ui: ${text}`));
  }
  if (isEstranged(context, draw)) {
    const html = serverHtml(draw());
    const wake = (root: Element) => wakeWithReact(root, draw);
    faults.push(...(await strangerFaults({ html, loaded, wake, drawnByOthers: '.skein-map' })));
  }
  history.replaceState(null, '', href);
  clearAllMocks();
  const unforeseen = faults.filter(isUnforeseen(context));
  if (unforeseen.length > 0) throw new Error(unforeseen.join('\n'));
  heard = hearComplaints();
}

/** Returns what the console has said since the story was shown, and gives the console back. */
export function complaintsOfStory(context: Pick<Context, 'parameters'>): readonly string[] {
  heard?.stop();
  return (heard?.said ?? []).filter(isUnforeseen(context));
}
