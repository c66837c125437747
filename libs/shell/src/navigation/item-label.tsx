'use client';

import { ExternalMark, Icon, useLanguage, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { shellTexts } from '../shell/shell.texts.ts';

export type ItemLabelProps = {
  item: {
    readonly label: string;
    readonly external?: boolean | undefined;
    readonly comingSoon?: boolean | undefined;
  };
};

/** Draws the text of a navigation link. Marks cities that come soon and links to other sites. */
export function ItemLabel({ item }: ItemLabelProps) {
  const language = useLanguage();
  const say = useWords();
  return (
    <>
      <span>
        {item.label}
        {item.external && <ExternalMark language={language} />}
      </span>
      {item.comingSoon && (
        <Soon>
          <Icon name="clock" size="1.15em" />
          {say(shellTexts.comingSoon)}
        </Soon>
      )}
    </>
  );
}

const Soon = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.3em;
  color: var(--color-coming-soon);
  font-size: 0.8125rem;
  font-weight: 500;
  white-space: nowrap;

  & > svg {
    align-self: center;
  }
`;
