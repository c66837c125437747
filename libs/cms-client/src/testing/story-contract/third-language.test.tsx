import { createContext, use } from 'react';
import { expect, it } from 'vitest';
import { leftInEnglish, wrapped, type Wrap } from './third-language.ts';

type Words = Readonly<Record<string, string>>;
const Language = createContext<{ readonly language: string; readonly words?: Words | undefined }>({
  language: 'en',
});
const wrap: Wrap = ({ language, words, children }) => (
  <Language value={{ language, words }}>{children}</Language>
);

function Button({ heedsWords, label }: { heedsWords: boolean; label: string }) {
  const { language, words } = use(Language);
  const own = language === 'es' ? 'Cerrar' : 'Close';
  return (
    <button aria-label={heedsWords ? (words?.['Close'] ?? own) : own} title="Fiberspace">
      {label}
      <noscript>
        <b>{own}</b>
      </noscript>
    </button>
  );
}

it('finds built-in texts that the words of a host do not change, and no content', () => {
  expect(
    leftInEnglish((...speaks) => wrapped(wrap, <Button heedsWords={false} label="Close this" />, ...speaks)),
  ).toEqual(['Close']);
  expect(
    leftInEnglish((...speaks) => wrapped(wrap, <Button heedsWords label="Close this" />, ...speaks)),
  ).toEqual(['Close']);
});
