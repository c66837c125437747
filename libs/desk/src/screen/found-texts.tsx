import { filled, useWords, type UiText } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Found } from '../model/search.ts';
import { breakable } from './parts/breakable.tsx';
import { ListRow } from './parts/list-row.styles.ts';
import { go } from './state/address.ts';
import { useDesk } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

export interface FoundTextsProps {
  readonly title: UiText;
  readonly places: readonly Found[];
}

/** The largest number of texts in the list. */
const SHOWN = 40;

/**
 * Texts that a search has found, with their number. A click on one opens its page and its field, in the language of the
 * text.
 */
export function FoundTexts({ title, places }: FoundTextsProps): ReactElement {
  const say = useWords();
  const { locales } = useDesk().store.read().content;
  return (
    <section aria-labelledby="desk-found">
      <Title id="desk-found">{`${say(title)} (${places.length})`}</Title>
      <ul role="list">
        {places
          .slice(0, SHOWN)
          .map(({ entryId, fieldId, locale, paths: [path, ...others], isAround, before, hit, after }) => (
            <li key={`${entryId} ${fieldId} ${locale}`}>
              <ListRow
                type="button"
                onClick={() =>
                  go({
                    ...(path !== undefined && { path }),
                    entry: entryId,
                    field: fieldId,
                    locale: locale === locales[0].code ? undefined : locale,
                  })
                }
              >
                <span>
                  {path === undefined ? say(isAround ? texts.everywhere : texts.onNoPage) : breakable(path)}
                  {others.length > 0 && ` ${filled(say(texts.andPages), { count: others.length })}`}
                  {locales.length > 1 && ` · ${locales.find(({ code }) => code === locale)?.name ?? locale}`}
                </span>
                <small>
                  {before}
                  <mark>{hit}</mark>
                  {after}
                </small>
              </ListRow>
            </li>
          ))}
      </ul>
    </section>
  );
}

const Title = styled.h2`
  padding-inline: var(--space-2);
  font-size: 0.875rem;
  letter-spacing: 0;
`;
