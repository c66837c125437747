import { Icon, type ButtonTone } from '@skein/ui';
import { styled } from 'styled-components';
import { ItemLabel } from './item-label.tsx';
import { linkProps } from './link-props.ts';
import { MenuFoot } from './menu-foot.tsx';
import type { NavigationItem } from './navigation.content.ts';
import { productLook } from './product-look.ts';

export type ProductPanelProps = {
  item: NavigationItem;
  currentPath: string;
};

/** Draws the products of a menu. Each product has its own color and one line of text. */
export function ProductPanel({ item, currentPath }: ProductPanelProps) {
  const { items = [] } = item;
  return (
    <>
      <List>
        {items.map(({ url, ...group }) => {
          if (url === undefined) return null;
          const { tone, icon } = productLook(url);
          return (
            <li key={group.id ?? group.label}>
              <Product {...linkProps({ ...group, url }, currentPath)} $tone={tone}>
                <Tile>
                  <Icon name={icon} size={22} />
                </Tile>
                <div>
                  <Name>
                    <ItemLabel item={group} />
                  </Name>
                  {group.note && <Note>{group.note}</Note>}
                </div>
              </Product>
            </li>
          );
        })}
      </List>
      <MenuFoot item={item} currentPath={currentPath} />
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-1);
  inline-size: 41rem;
  max-inline-size: 100%;
  padding: calc(var(--menu-inset, 0px) / 2);
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: min(var(--radius-medium), 12px);
  background: color-mix(in srgb, var(--product) 12%, var(--color-surface-raised));
  color: var(--product);
  transition:
    background-color var(--duration-medium) var(--ease-out),
    color var(--duration-medium) var(--ease-out);
`;

const Product = styled.a<{ $tone: ButtonTone | undefined }>`
  --product: var(--color-${({ $tone }) => $tone ?? 'accent'});
  display: flex;
  gap: var(--space-3);
  block-size: 100%;
  padding: var(--space-3) calc(var(--menu-inset, 0px) / 2);
  border-radius: min(var(--radius-medium), 12px);
  color: inherit;
  text-decoration: none;

  &:is(:hover, :focus-visible, [aria-current='page']) {
    background: color-mix(in srgb, var(--product) 6%, var(--color-surface-raised));
  }

  &:is(:hover, :focus-visible, [aria-current='page']) > ${Tile} {
    background: var(--product);
    color: var(--color-surface-raised);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
  font-size: 1.0625rem;
  line-height: 1.35;

  [aria-current='page'] & {
    text-decoration: underline 2px var(--product);
    text-underline-offset: 0.25em;
  }
`;

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: 0.9375rem;
  line-height: 1.4;
  text-wrap: pretty;
`;
