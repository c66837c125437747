import { useWords } from '@skein/ui';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { findMissing } from '../model/search.ts';
import { FoundTexts } from './found-texts.tsx';
import { Tool } from './state/controls.styles.ts';
import { useDesk, useEdits } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

/**
 * A button with the number of texts that visitors read, but not in all languages. It lists them. Draws nothing if
 * everything is translated.
 * @param path path of the shown page, whose texts come first
 */
export function MissingTexts({ path }: { readonly path: string }): ReactElement | null {
  const say = useWords();
  const { store } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  // Reading all entries would delay each typed letter.
  const entries = useDeferredValue(useEdits(({ content }) => content.entries));
  const places = useMemo(
    () => findMissing({ ...store.read().content, entries }, path),
    [store, entries, path],
  );
  if (places.length === 0) return null;
  return (
    <>
      <Tool type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {`${say(texts.notTranslated)} (${places.length})`}
      </Tool>
      {isOpen && <FoundTexts title={texts.notTranslated} places={places} />}
    </>
  );
}
