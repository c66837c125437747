import { Icon, RichText, TextLink } from '@skein/ui';
import { styled } from 'styled-components';
import { linkProps } from './link-props.ts';
import type { NavigationItem } from './navigation.content.ts';

export type MenuFootProps = {
  item: NavigationItem;
  currentPath: string;
};

/** The end of an open menu: the page that sums it up, and the editor's note. */
export function MenuFoot({ item, currentPath }: MenuFootProps) {
  const { url, title = item.label, notes } = item;
  if (url === undefined && notes === undefined) return null;
  return (
    <Foot>
      {url !== undefined && (
        <Overview>
          <TextLink look="quiet" {...linkProps({ ...item, url }, currentPath)}>
            {title}
            <Icon name="arrow-right" size="1.1em" />
          </TextLink>
        </Overview>
      )}
      {notes && (
        <Notes>
          <RichText html={notes} as="span" />
        </Notes>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
  padding: var(--space-4) var(--space-6);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
  font-size: 0.9375rem;
`;

const Overview = styled.span`
  font-weight: 600;

  & svg {
    margin-inline-start: 0.4em;
    vertical-align: -0.18em;
  }
`;

const Notes = styled.span`
  color: var(--color-text-muted);
`;
