'use client';

import { ButtonLink, Cluster, Glyph } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { APARTMENTS_PER_PAGE } from '../constants/finder.constants.ts';
import { controlTexts, counted } from '../texts/finder.texts.ts';
import type { FinderView } from '../view/finder-view.ts';
import { useFinder } from './finder-context.ts';
import type { FinderWords } from './finder-words.ts';
import { backGlyph, nextGlyph } from './icons.ts';

export type PagingProps = {
  readonly view: Pick<FinderView, 'address' | 'pages' | 'total' | 'rows'>;
  readonly words: Pick<FinderWords, 'loadMore'>;
};

/** Links to the previous ten and the next ten buildings. */
export function Paging({ view, words }: PagingProps): ReactElement | null {
  const { say, tag, href, follow } = useFinder();
  const { page } = view.address;
  if (view.pages < 2) return null;
  const from = (page - 1) * APARTMENTS_PER_PAGE + 1;
  const range = { from, to: from + view.rows.length - 1, total: view.total };
  const turn = (to: number) => ({ type: 'turn', page: to }) as const;
  return (
    <Bar aria-label={say(controlTexts.pages)}>
      <Range>{counted(say(controlTexts.range), tag, range)}</Range>
      <Cluster gap={2}>
        {page > 1 && (
          <ButtonLink
            href={href(turn(page - 1))}
            onClick={(event) => follow(event, turn(page - 1))}
            variant="outline"
            size="small"
            rel="prev"
            iconStart={<Glyph path={backGlyph} size={18} />}
          >
            {say(controlTexts.previous)}
          </ButtonLink>
        )}
        {page < view.pages && (
          <ButtonLink
            href={href(turn(page + 1))}
            onClick={(event) => follow(event, turn(page + 1))}
            variant="outline"
            size="small"
            rel="next"
            iconEnd={<Glyph path={nextGlyph} size={18} />}
          >
            {words.loadMore}
          </ButtonLink>
        )}
      </Cluster>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

const Range = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;
