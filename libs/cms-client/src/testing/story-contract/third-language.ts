import { createElement, type ComponentType, type ReactNode } from 'react';
import { serverHtml } from './server-html.ts';

/** A language in which no library has texts. */
const TAG = 'sv';
/** Translations for every English text. Each translation contains the English text. */
export const EVERY_WORD: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_, english) => (typeof english === 'string' ? `⟦${english}⟧` : undefined) },
);

/**
 * The component that a story catalog wraps around a block: `LanguageProvider` of `@skein/ui`, or a component with more
 * providers.
 */
export type Wrap = ComponentType<{
  readonly language: string;
  /** Translations by their English texts. */
  readonly words?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}>;

/** Returns a block inside the wrapper of its library's catalog, if there is one. */
export const wrapped = (
  wrap: Wrap | undefined,
  children: ReactNode,
  language: string,
  words?: typeof EVERY_WORD,
): ReactNode => (wrap ? createElement(wrap, { language, ...(words && { words }), children }) : children);

const SAID =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|value|content|data-.+)$/;

/** Returns all texts in HTML that visitors read or hear, or that a script may show later. */
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
      // If scripts can run, a parser treats the content of `noscript` as text.
      if (node.localName === 'noscript') read(node.textContent ?? '');
      else visit(node.localName === 'template' ? (node as HTMLTemplateElement).content : node);
    }
  }
  read(html);
  return texts;
}

const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;

/**
 * Returns the English built-in texts that occur in a third language. Texts that the Spanish version has, too, are
 * content, so they are left out.
 */
export const englishAmong = (
  third: ReadonlySet<string>,
  english: ReadonlySet<string>,
  spanish: ReadonlySet<string>,
): readonly string[] => [...third].filter((text) => english.has(text) && !spanish.has(text));

/**
 * Returns the built-in texts that stay English in a third language that has a translation for everything.
 * Content is the same in all languages here, so a text is built in if the English version has it and the
 * Spanish version does not.
 * @param draw returns the block, with its built-in texts in a language
 */
export function leftInEnglish(
  draw: (language: string, words?: typeof EVERY_WORD) => ReactNode,
): readonly string[] {
  const texts = (...speaks: Parameters<typeof draw>) => textsIn(serverHtml(draw(...speaks)));
  return englishAmong(texts(TAG, EVERY_WORD), texts('en'), texts('es'));
}
