import { filled, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Found } from '../model/search.ts';
import { ListRow } from './parts/list-row.styles.ts';
import { go } from './state/address.ts';
import { useDesk } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

/** The texts that a search has found. A click on one opens its page and its field, in the language of the text. */
export function FoundTexts({ places }: { readonly places: readonly Found[] }): ReactElement {
  const say = useWords();
  const { locales } = useDesk().store.read().content;
  return (
    <section aria-labelledby="desk-found">
      <Title id="desk-found">{say(texts.inTexts)}</Title>
      <ul role="list">
        {places.map(
          ({ entryId, fieldId, locale, paths: [path, ...others], isAround, before, hit, after }) => (
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
                  {path ?? say(isAround ? texts.everywhere : texts.onNoPage)}
                  {others.length > 0 && ` ${filled(say(texts.andPages), { count: others.length })}`}
                </span>
                <small>
                  {before}
                  <mark>{hit}</mark>
                  {after}
                </small>
              </ListRow>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

const Title = styled.h2`
  padding-inline: var(--space-2);
  font-size: 0.875rem;
  letter-spacing: 0;
`;
