import { atLeast, ExternalMark, Glyph, networkPaths, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { inlineAlign, type TextAlign } from '../../../parts/layout/alignment.ts';
import { disc } from '../../../parts/layout/disc.styles.ts';
import type { SocialItem } from './stay-in-touch.content.ts';

export interface SocialLinksProps {
  readonly items: readonly SocialItem[];
  /** Whether the name of each network shows beside its icon. In a narrow container, only icons show. */
  readonly labelled: boolean;
  /** Alignment. With `right`, the names come before the icons. */
  readonly align: TextAlign;
}

/** Links to social networks, as icons. Each link opens a new tab, which a hidden text announces. */
export function SocialLinks({ items, labelled, align }: SocialLinksProps) {
  return (
    <List role="list" $labelled={labelled} $align={align}>
      {items.map(({ id, name, url, icon, analyticsId }, index) => (
        <li key={id ?? index}>
          <Network
            href={url}
            target="_blank"
            rel="noopener"
            title={name}
            data-analytics-id={analyticsId}
            $mirrored={align === 'right'}
          >
            <Disc>
              <Glyph path={networkPaths[icon]} size={26} />
            </Disc>
            <Label $shown={labelled}>{name}</Label>
            <VisuallyHidden>
              <ExternalMark />
            </VisuallyHidden>
          </Network>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $labelled: boolean; $align: TextAlign }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: ${({ $align }) => inlineAlign[$align]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${atLeast('medium')} {
    ${({ $labelled }) => ($labelled ? 'display: grid; grid-auto-rows: 1fr; align-content: center; gap: 0;' : '')}

    > li {
      ${({ $labelled }) => ($labelled ? 'display: flex; align-items: center; min-block-size: 5.25rem;' : '')}
      justify-content: ${({ $align }) => inlineAlign[$align]};
    }
  }
`;

const Network = styled.a<{ $mirrored: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $mirrored }) => ($mirrored ? 'row-reverse' : 'row')};
  align-items: center;
  gap: var(--space-4);
  border-radius: var(--radius-pill);
  color: var(--color-text);
  font-weight: 600;
  line-height: 1.3;
  text-align: ${({ $mirrored }) => ($mirrored ? 'end' : 'start')};
  text-decoration: none;

  @media (hover: hover) {
    &:hover > :nth-child(1 of :not(style)) {
      border-color: var(--color-accent);
      background-color: var(--color-accent);
      color: var(--color-on-accent);
    }
  }
`;

const Disc = styled.span`
  ${disc('3.5rem')}
  border: 1.5px solid var(--color-line-strong);
  background-color: var(--color-surface-raised);
  color: var(--color-text);
  transition-property: background-color, border-color, color;
  transition-duration: var(--duration-medium);
  transition-timing-function: var(--ease-out);
`;

/** The name of the network. Screen readers read the name even if it is hidden. */
const Label = styled.span<{ $shown: boolean }>`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: clip;
  clip-path: inset(50%);
  white-space: nowrap;

  ${atLeast('medium')} {
    ${({ $shown }) =>
      $shown
        ? 'position: static; inline-size: auto; block-size: auto; overflow: visible; clip-path: none; white-space: normal;'
        : ''}
  }
`;
