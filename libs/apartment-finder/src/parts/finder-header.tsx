'use client';

import { Glyph, Heading, routeTo, TextLink, useRoutes } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { LIST_PADDING_PX } from '../constants/finder.constants.ts';
import { controlTexts, counted } from '../texts/finder.texts.ts';
import { useFinder } from './finder-context.ts';
import { backGlyph } from './icons.ts';

export type FinderHeaderProps = {
  readonly title: string;
  readonly isPageTitle: boolean;
};

/** Shows the city, the purpose of the page, and a link back to the city. */
export function FinderHeader({ title, isPageTitle }: FinderHeaderProps): ReactElement {
  const { city, path, address, say, tag } = useFinder();
  const isStart = address.apartment === undefined && address.neighborhood === 'all';
  const { city: cityPage } = useRoutes();
  const back = isStart ? routeTo(cityPage, city.id) : path;
  return (
    <Header>
      {back !== undefined && (
        <TextLink href={back}>
          <Back>
            <Glyph path={backGlyph} size={18} />
            {isStart ? city.name : counted(say(controlTexts.back), tag, { city: city.name })}
          </Back>
        </TextLink>
      )}
      <Heading level={isPageTitle ? 1 : 2} size={2}>
        {title}
      </Heading>
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding-block: var(--space-6) var(--space-5);
  padding-inline: var(--finder-edge, ${LIST_PADDING_PX}px);
`;

const Back = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;
