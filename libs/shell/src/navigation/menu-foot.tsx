import { Icon, trustedHtml } from '@skein/ui';
import { styled } from 'styled-components';
import { linkProps } from './link-props.ts';
import type { NavigationItem } from './navigation.content.ts';

export type MenuFootProps = {
  item: NavigationItem;
  currentPath: string;
};

/** Draws the end of an open menu: a link to the item's own page, and the editor's note. */
export function MenuFoot({ item, currentPath }: MenuFootProps) {
  const { url, title = item.label, notes } = item;
  if (url === undefined && notes === undefined) return null;
  return (
    <Foot>
      {url !== undefined && (
        <Overview {...linkProps({ ...item, url }, currentPath)}>
          {title}
          <Icon name="arrow-right" size="1.1em" />
        </Overview>
      )}
      {notes && <Notes dangerouslySetInnerHTML={{ __html: trustedHtml(notes) }} />}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-8);
  padding: var(--space-2) var(--menu-inset, 0) var(--space-3);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
  font-size: 0.9375rem;
`;

const Overview = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 2.75rem;
  color: var(--color-text);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: var(--color-accent);
  }
`;

const Notes = styled.div`
  color: var(--color-text-muted);

  & a {
    color: inherit;
  }
`;
