import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** A language that no library speaks. */
const TAG = 'sv';
/** Words for everything: each says which English text it stands for. */
export const EVERY_WORD: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_, english) => (typeof english === 'string' ? `⟦${english}⟧` : undefined) },
);

/** What a catalogue puts around a block: `LanguageProvider` of `@skein/ui`, or that and more. */
export type Wrap = ComponentType<{
  readonly language: string;
  /** Of the language, by the English ones. */
  readonly words?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}>;

/** A block in what the catalogue of its library puts around it, if that is anything. */
export const wrapped = (
  wrap: Wrap | undefined,
  children: ReactNode,
  language: string,
  words?: typeof EVERY_WORD,
): ReactNode => (wrap ? createElement(wrap, { language, ...(words && { words }), children }) : children);

const SAID =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|value|content|data-.+)$/;

/** Everything in a piece of HTML that somebody reads or hears, or that script may say later. */
export function textsIn(html: string, page: Pick<Document, 'createElement'> = document): ReadonlySet<string> {
  const texts = new Set<string>();
  function read(part: string): void {
    const root = page.createElement('template');
    root.innerHTML = part;
    visit(root.content);
  }
  function visit(parent: ParentNode): void {
    for (const node of parent.childNodes) {
      if (isText(node)) texts.add(node.data.trim());
      if (!isElement(node)) continue;
      for (const { name, value } of node.attributes) if (SAID.test(name)) texts.add(value);
      // Where script may run, a parser takes what is for browsers without it for text.
      if (node.localName === 'noscript') read(node.textContent ?? '');
      else visit(node.localName === 'template' ? (node as HTMLTemplateElement).content : node);
    }
  }
  read(html);
  return texts;
}

const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Of the texts of a drawing in a third language, those that are English and built in: a Spanish one of the same has others. */
export const englishAmong = (
  third: ReadonlySet<string>,
  english: ReadonlySet<string>,
  spanish: ReadonlySet<string>,
): readonly string[] => [...third].filter((text) => english.has(text) && !spanish.has(text));

/**
 * The built-in texts that stay English in a third language that has words for everything. Content is the same in all
 * languages here: what an English drawing says and a Spanish one does not is built in.
 */
export function leftInEnglish(draw: () => ReactNode, wrap: Wrap | undefined): readonly string[] {
  const texts = (language: string, words?: typeof EVERY_WORD) =>
    textsIn(renderToString(wrapped(wrap, draw(), language, words)));
  return englishAmong(texts(TAG, EVERY_WORD), texts('en'), texts('es'));
}
