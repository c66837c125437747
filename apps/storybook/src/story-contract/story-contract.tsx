import {
  drawingFaults,
  hearComplaints,
  leftInEnglish,
  serverHtml,
  shapeOf,
  strangerFaults,
  translatorFaults,
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

/**
 * Tag of the stories that stand for their library in the tests on altered pages: one island and one enhancer. A
 * translator or a browser extension, a “stranger”, has altered such a page.
 */
const STANDS = 'strangers';
/** Ids of the stories that are tested on altered pages, by title and kinds of controls. */
const seen = new Map<string, string>();

watchImports();

let heard: Complaints | undefined;

/**
 * Returns a story with its decorators. Its built-in texts are in the language of `spoken`, and its content is in
 * `language`.
 */
const storyIn = (context: Context, spoken: Spoken, language: UiLanguage): ReactNode =>
  createElement(context.unboundStoryFn as (context: Context) => ReactNode, {
    ...context,
    hooks: new HooksContext(),
    globals: { ...context.globals, language, spoken },
  });

/**
 * Returns the test of this story on a page that other scripts have altered: all of them, or a translator only. Stories
 * of a file with the same kinds of controls count as one, and only the first is tested.
 */
function strangersOf({ id, tags, title, globals, parameters }: Context, draw: () => ReactNode) {
  const { STORY_STRANGERS } = import.meta.env;
  if (STORY_STRANGERS === 'none' || parameters['strangers'] === false || globals['language'] === 'es')
    return undefined;
  const isWhole = STORY_STRANGERS === 'all' || tags.includes(STANDS);
  const shape = shapeOf(serverHtml(draw()));
  const key = `${title} ${isWhole} ${shape}`;
  const first = seen.get(key) ?? id;
  seen.set(key, first);
  if (shape === '' || first !== id) return undefined;
  return isWhole ? strangerFaults : translatorFaults;
}

/** Returns a filter that keeps all messages except the one in the story's parameter `says`. */
function isUnforeseen({ parameters }: Pick<Context, 'parameters'>): (words: string) => boolean {
  const { says } = parameters as { readonly says?: RegExp };
  return (words) => !says?.test(words);
}

/**
 * Checks what must be true for every story, before the story is shown. Checks that depend neither on the
 * window nor on the language of the content happen in only one of the test runs.
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
  const faultsAmong = strangersOf(context, draw);
  if (faultsAmong) {
    const html = serverHtml(draw());
    const wake = (root: Element) => wakeWithReact(root, draw);
    faults.push(...(await faultsAmong({ html, loaded, wake, drawnByOthers: '.skein-map' })));
  }
  history.replaceState(null, '', href);
  clearAllMocks();
  const unforeseen = faults.filter(isUnforeseen(context));
  if (unforeseen.length > 0) throw new Error(unforeseen.join('\n'));
  heard = hearComplaints();
}

/**
 * Returns the messages that the console has received since the story was shown, and stops listening to the
 * console.
 */
export function complaintsOfStory(context: Pick<Context, 'parameters'>): readonly string[] {
  heard?.stop();
  return (heard?.said ?? []).filter(isUnforeseen(context));
}
